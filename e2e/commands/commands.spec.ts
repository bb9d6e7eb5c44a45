import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../scripts/testing/free-port.ts';
import { root } from '../../scripts/testing/run.ts';
import { trackedFiles } from '../../scripts/testing/tracked-files.ts';
import { copyProject } from './copy-project.ts';
import { npmRun } from './npm-run.ts';

/** Runs every script of package.json to its first line of output, and compares the scripts with the documents. */

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const scripts: string[] = Object.keys(JSON.parse(read('package.json')).scripts);

/** The test of hot reload runs `dev`, and a stage of `npm test` compiles as `typecheck` does. */
const testedElsewhere = ['dev', 'typecheck'];

/** Arguments with which a script says what it does, instead of what would take minutes, need containers or repeat a stage. */
const harmless: Record<string, string[]> = {
  lint: ['--help'],
  format: ['--help'],
  'dead-code': ['--help'],
  bench: ['none'],
  drill: ['none'],
  'drill:stack': ['none'],
};

let folder: string;
test.beforeAll(() => {
  folder = copyProject();
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

for (const name of scripts.filter((script) => !testedElsewhere.includes(script))) {
  test(`npm run ${name} prints its first line or succeeds`, async () => {
    const project = {
      COMPOSE_PROJECT_NAME: path.basename(folder).toLowerCase(),
      PORT: String(await freePort()),
    };
    const command = npmRun(folder, [name, ...(harmless[name] ?? [])], project);
    test.setTimeout(600_000);
    const state = () => (command.output().trim() ? 'has printed' : command.exitCode());
    try {
      await expect.poll(state, { timeout: 500_000 }).toBeDefined();
      expect(['has printed', 0]).toContain(state());
    } finally {
      await command.stop();
    }
    // What Node, npm and a shell print of a script that can't run.
    expect(command.output()).not.toMatch(/^(?:node:internal|file:|npm error|sh: )|^ {4}at /m);
  });
}

test('the documents name only scripts that exist', () => {
  const documents = trackedFiles().filter(
    (file) => file.endsWith('.md') && !file.startsWith('docs/decisions/'),
  );
  const named = documents.flatMap((file) =>
    [...read(file).matchAll(/npm run ([a-z][a-z:-]*)/g)].map(([, name = '']) => ({ file, name })),
  );
  expect(named.filter(({ name }) => !scripts.includes(name))).toEqual([]);
});
