import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true });
});

function write(root: string, file: string, content: string | object) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
}

/** Runs the check in a new project with these files. */
function check(files: Readonly<Record<string, string | object>>) {
  const root = mkdtempSync(path.join(tmpdir(), 'import-rules-'));
  roots.push(root);
  write(root, 'package.json', { name: 'planted', workspaces: ['shell', 'api', 'packages/*'] });
  write(root, 'scripts/start.ts', '');
  for (const folder of ['shell', 'api', 'packages/contracts', 'packages/ui', 'packages/build']) {
    const name = path.basename(folder);
    write(root, `${folder}/package.json`, {
      name: `@suite/${name}`,
      type: 'module',
      exports: { './*': './src/*.ts' },
    });
    write(root, `${folder}/src/thing.ts`, 'export const thing = 1;\n');
    mkdirSync(path.join(root, 'node_modules/@suite'), { recursive: true });
    symlinkSync(path.join(root, folder), path.join(root, 'node_modules/@suite', name));
  }
  for (const [file, content] of Object.entries(files)) write(root, file, content);
  const script = path.join(import.meta.dirname, 'check-imports.ts');
  return spawnSync(process.execPath, [script, root], { encoding: 'utf8' });
}

test('allows imports of lower layers', () => {
  const result = check({
    'shell/src/features/toasts/toasts.ts': "export { thing } from '@suite/ui/thing';\n",
    'shell/src/app/store.ts': "import '../features/toasts/toasts.ts';\n",
    'shell/app.build.ts': "import '@suite/build/thing';\n",
    'packages/ui/src/button.ts': "import '@suite/contracts/thing';\n",
  });
  expect(result).toMatchObject({ status: 0, stderr: '' });
});

/** Each rule with a file that breaks it, and for rules within a part the file that it imports. */
const violations: [rule: string, file: string, source: string, imported?: string][] = [
  ['an app imports another', 'shell/src/app/main.ts', "import '@suite/api/thing';"],
  [
    'an app imports another by a dynamic import',
    'shell/src/app/later.ts',
    "await import('@suite/api/thing');",
  ],
  [
    'an app imports a type of another',
    'shell/src/types.ts',
    "import type { thing } from '@suite/api/thing';",
  ],
  ['a package imports an app', 'packages/ui/src/button.ts', "export * from '@suite/shell/thing';"],
  ['a package imports one of a higher layer', 'packages/contracts/src/lead.ts', "import '@suite/ui/thing';"],
  ['the API imports a browser package', 'api/src/server/create-app.ts', "import '@suite/ui/thing';"],
  ['a browser bundle imports the build', 'shell/src/app/bundle.ts', "import '@suite/build/thing';"],
  [
    'a workspace is imported by a relative path',
    'shell/src/main.ts',
    "import '../../packages/ui/src/thing.ts';",
  ],
  ['a package imports scripts', 'packages/ui/src/card.ts', "import '../../../scripts/start.ts';"],
  [
    'a feature imports another',
    'shell/src/features/toasts/toasts.ts',
    "import '../remotes/remotes.ts';",
    'shell/src/features/remotes/remotes.ts',
  ],
  [
    'a feature imports a page',
    'shell/src/features/menu/menu.ts',
    "import '../../pages/HomePage.tsx';",
    'shell/src/pages/HomePage.tsx',
  ],
  [
    'a feature imports the app',
    'shell/src/features/consent/consent.ts',
    "import '../../app/store.ts';",
    'shell/src/app/store.ts',
  ],
  [
    'a page imports the app',
    'shell/src/pages/AboutPage.tsx',
    "import '../app/store.ts';",
    'shell/src/app/store.ts',
  ],
  [
    'a base folder imports a feature',
    'shell/src/content/offerings.ts',
    "import '../features/remotes/remotes.ts';",
    'shell/src/features/remotes/remotes.ts',
  ],
];

describe('rejects', () => {
  const result = check({
    'shell/src/features/remotes/remotes.ts': 'export const planted = 1;\n',
    'shell/src/pages/HomePage.tsx': 'export const planted = 1;\n',
    'shell/src/app/store.ts': 'export const planted = 1;\n',
    ...Object.fromEntries(violations.map(([, file, source]) => [file, source])),
    'shell/src/app/a.ts': "import './b.ts';\n",
    'shell/src/app/b.ts': "import './a.ts';\n",
    'api/src/db/database.ts': "import '../http/errors.ts';\n",
    'api/src/http/errors.ts': 'export const planted = 1;\n',
    'api/src/http/session.ts': "import '../db/tables.ts';\n",
    'api/src/db/tables.ts': 'export const planted = 1;\n',
  });

  test('by its exit code', () => {
    expect(result.status).toBe(1);
  });

  test.each(violations)('%s', (_rule, file, _source, imported = '') => {
    expect(result.stderr).toContain(`${file} imports ${imported}`);
  });

  test('circular imports', () => {
    expect(result.stderr).toMatch(/^shell\/src\/app\/[ab]\.ts imports .*\n.*imports form no circle/m);
  });

  test('circular imports between folders', () => {
    expect(result.stderr).toMatch(
      /^api\/src\/(db|http) imports .*\n.*imports between folders form no circle/m,
    );
  });
});

test('reports a package without a layer', () => {
  const { stderr } = check({ 'packages/newcomer/package.json': { name: '@suite/newcomer' } });
  expect(stderr).toContain('Give packages/newcomer a place in scripts/import-rules.ts');
});
