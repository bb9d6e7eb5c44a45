import { expect, test } from '@playwright/test';
import { composeStatus } from '../gateway/compose.ts';

/** Tests the backup commands an operator runs (docs/operations/backup.md). */

const run = (...args: string[]) => composeStatus(...args);
const backup = (...args: string[]) => run('exec', '-T', 'backup', 'backup', ...args);
const restore = (...args: string[]) => run('run', '--rm', '-T', 'restore', ...args);

test('a backup is written on demand and can be restored over existing data with --force', () => {
  const written = backup('now');
  expect(written.output).toMatch(/Wrote \/backups\/\S+Z: \d+ rows/);
  const name = /\/backups\/(\S+Z)/.exec(written.output)?.[1] ?? '';
  expect(backup('list').output).toContain(name);
  expect(restore(name, '--try').output).toMatch(/can be restored, which took/);
  const response = restore(name, '--force');
  expect(response.output).toMatch(/Restored in .* All sessions have ended/);
  expect(response.status).toBe(0);
  expect(restore('2020-01-01T00-00-00Z').output).toContain('There is no backup');
});

test('the backup service reads only its own secrets and cannot write to the data it backs up', () => {
  const secrets = run('exec', '-T', 'backup', 'ls', '/secrets').output.trim().split('\n');
  expect(secrets).toEqual(['database_ca', 'database_url']);
  expect(run('exec', '-T', 'backup', 'touch', '/data/left-by-a-test').status).not.toBe(0);
});
