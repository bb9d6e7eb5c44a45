import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'import-rules-'));
  write('package.json', { name: 'planted', workspaces: ['shell', 'api', 'packages/*'] });
  write('scripts/start.ts', '');
  for (const folder of ['shell', 'api', 'packages/contracts', 'packages/ui', 'packages/build']) {
    const name = path.basename(folder);
    write(`${folder}/package.json`, {
      name: `@suite/${name}`,
      type: 'module',
      exports: { './*': './src/*.ts' },
    });
    write(`${folder}/src/thing.ts`, 'export const thing = 1;\n');
    mkdirSync(path.join(root, 'node_modules/@suite'), { recursive: true });
    symlinkSync(path.join(root, folder), path.join(root, 'node_modules/@suite', name));
  }
});

afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: string | object) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
}

function checkImports() {
  const script = path.join(import.meta.dirname, 'check-imports.ts');
  return spawnSync(process.execPath, [script, root], { encoding: 'utf8' });
}

test('allows imports of lower layers', () => {
  write('shell/src/features/toasts/toasts.ts', "export { thing } from '@suite/ui/thing';\n");
  write('shell/src/app/store.ts', "import '../features/toasts/toasts.ts';\n");
  write('shell/app.build.ts', "import '@suite/build/thing';\n");
  write('packages/ui/src/button.ts', "import '@suite/contracts/thing';\n");
  expect(checkImports()).toMatchObject({ status: 0, stderr: '' });
});

const violations: [rule: string, file: string, source: string][] = [
  ['an app imports another', 'shell/src/app/main.ts', "import '@suite/api/thing';"],
  [
    'an app imports another by a dynamic import',
    'shell/src/app/main.ts',
    "await import('@suite/api/thing');",
  ],
  ['an app imports a type of another', 'shell/src/main.ts', "import type { thing } from '@suite/api/thing';"],
  ['a package imports an app', 'packages/ui/src/button.ts', "export * from '@suite/shell/thing';"],
  ['a package imports one of a higher layer', 'packages/contracts/src/lead.ts', "import '@suite/ui/thing';"],
  ['the API imports a browser package', 'api/src/server/create-app.ts', "import '@suite/ui/thing';"],
  ['a browser bundle imports the build', 'shell/src/app/main.ts', "import '@suite/build/thing';"],
  [
    'a workspace is imported by a relative path',
    'shell/src/main.ts',
    "import '../../packages/ui/src/thing.ts';",
  ],
  ['a package imports scripts', 'packages/ui/src/button.ts', "import '../../../scripts/start.ts';"],
];

test.each(violations)('rejects: %s', (_rule, file, source) => {
  write(file, source);
  const { status, stderr } = checkImports();
  expect(stderr).toContain(`${file} imports `);
  expect(status).toBe(1);
});

test.each([
  ['a feature imports another', 'features/toasts/toasts.ts', 'features/remotes/remotes.ts'],
  ['a feature imports a page', 'features/toasts/toasts.ts', 'pages/HomePage.tsx'],
  ['a feature imports the app', 'features/toasts/toasts.ts', 'app/store.ts'],
  ['a page imports the app', 'pages/HomePage.tsx', 'app/store.ts'],
  ['a base folder imports a feature', 'content/offerings.ts', 'features/toasts/toasts.ts'],
])('rejects: %s', (_rule, from, to) => {
  const relative = path.relative(path.dirname(from), to);
  write(`shell/src/${to}`, 'export const planted = 1;\n');
  write(`shell/src/${from}`, `import '${relative.startsWith('.') ? relative : `./${relative}`}';\n`);
  const { status, stderr } = checkImports();
  expect(stderr).toContain(`shell/src/${from} imports shell/src/${to}`);
  expect(status).toBe(1);
});

test('rejects circular imports', () => {
  write('shell/src/app/a.ts', "import './b.ts';\n");
  write('shell/src/app/b.ts', "import './a.ts';\n");
  expect(checkImports()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('imports form no circle'),
  });
});

test('rejects circular imports between folders', () => {
  write('api/src/db/database.ts', "import '../http/errors.ts';\n");
  write('api/src/http/errors.ts', 'export const planted = 1;\n');
  write('api/src/http/session.ts', "import '../db/tables.ts';\n");
  write('api/src/db/tables.ts', 'export const planted = 1;\n');
  expect(checkImports()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('imports between folders form no circle'),
  });
});

test('reports a package without a layer', () => {
  write('packages/newcomer/package.json', { name: '@suite/newcomer' });
  expect(checkImports().stderr).toContain('Give packages/newcomer a place in scripts/import-rules.ts');
});
