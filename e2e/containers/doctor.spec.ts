import { expect, test } from '@playwright/test';
import { composeStatus, runScript } from '../gateway/compose.ts';

/** Tests the command that checks an installation. */

test('doctor.sh prints a line for each check of a running product', async () => {
  composeStatus('exec', '-T', 'backup', 'backup', 'now');
  // Also of a failed run, which then shows what it complains about.
  const { stdout } = await runScript('doctor.sh', '--restore').catch((error) => error);
  // Mails of other tests may have waited for 15 minutes, because there is no mail server.
  expect(stdout.replace(/^FAIL {2}Notifications .* "Mail stuck"\.$/m, '')).not.toContain('FAIL');
  for (const line of [
    /^ok {4}Settings: valid$/m,
    /^ok {4}Container api: running healthy/m,
    /^ok {4}Gateway: answers at .*:\d+$/m,
    /^note {2}Version: \d/m,
    /^ok {4}Database: responds/m,
    /^ok {4}Restore: \S+Z can be restored/m,
    /^note {2}Backup: /m,
    /^note {2}Restore: last tried on \d/m,
    /^note {2}Disk: [\d.]+ GB are free \(volume="data"\)$/m,
    /^(?:ok {3}|note) {1,2}Mail: /m,
  ])
    expect(stdout).toMatch(line);
});

test('doctor.sh names what is wrong with a setting, and ends with 1', async () => {
  process.env.BACKUP_AT = '25:00';
  const failure = await runScript('doctor.sh')
    .catch((error) => error)
    .finally(() => delete process.env.BACKUP_AT);
  expect([failure.code, failure.stdout]).toEqual([
    1,
    expect.stringContaining('FAIL  Settings: BACKUP_AT must be a time of the day in UTC'),
  ]);
});
