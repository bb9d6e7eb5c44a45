import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runJest } from './run-jest.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'run-jest-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const files = {
  'spawn.test.js': `
    test('starts a missing program', () => require('node:child_process').execFileSync('no-such-program'));
    test('passes beside it', () => {});`,
  'broken.test.js': `require('./no-such-file');`,
  'sound.test.js': `test('passes', () => {}); test.skip('is skipped', () => {});`,
};

async function run(names: (keyof typeof files)[]) {
  const project = mkdtempSync(path.join(folder, 'project-'));
  for (const name of names) writeFileSync(path.join(project, name), files[name]);
  const config = JSON.stringify({ rootDir: project, transform: {} });
  const { failures, ...counts } = await runJest(['--config', config], process.env);
  return { ...counts, failures: failures.map((name) => name.replace(/^[^ ]*\//, '')) };
}

test('counts the other tests when one fails with a spawn error', async () => {
  expect(await run(['spawn.test.js', 'broken.test.js', 'sound.test.js'])).toEqual({
    passed: 2,
    failed: 2,
    skipped: 1,
    failures: expect.arrayContaining([
      expect.stringMatching(
        /^spawn\.test\.js: starts a missing program \(Error: spawnSync no-such-program ENOENT/,
      ),
      'broken.test.js',
    ]),
  });
});

test('counts a run without any test as one failure', async () => {
  expect(await run([])).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
});
