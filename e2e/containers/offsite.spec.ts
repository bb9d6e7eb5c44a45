import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../../scripts/testing/run.ts';

/** Tests docker-compose.offsite.yml with a folder of this machine as the other machine. */

const folder = mkdtempSync(path.join(tmpdir(), 'offsite-'));
const inFolder = (...names: string[]) => path.join(folder, ...names);
const environment = {
  ...process.env,
  COMPOSE_PROJECT_NAME: `offsite-test-${process.pid}`,
  COMPOSE_FILE: ['docker-compose.yml', 'docker-compose.offsite.yml', inFolder('override.yml')].join(':'),
  BACKUP_FOLDER: inFolder('backups'),
  BACKUP_CERTIFICATE_FILE: inFolder('certificate.pem'),
  OFFSITE_CONFIG_FILE: inFolder('rclone.conf'),
  OFFSITE_TARGET: 'offsite:suite',
};
const run = (...args: string[]) =>
  execFileSync('docker', ['compose', ...args], {
    cwd: root,
    env: environment,
    encoding: 'utf8',
    stdio: 'pipe',
  });

test.afterAll(() => {
  run('down', '--volumes', '--rmi', 'local', '--timeout', '1');
  rmSync(folder, { recursive: true });
});

test('backups are copied, drafts are not, and old copies are deleted', async () => {
  for (const name of [
    'backups/2090-01-01T02-30-00Z',
    'backups/.draft-2090',
    'copies/suite/2020-01-01T02-30-00Z',
  ]) {
    mkdirSync(inFolder(name), { recursive: true });
    writeFileSync(inFolder(name, 'database.sql'), name);
  }
  utimesSync(inFolder('copies/suite/2020-01-01T02-30-00Z/database.sql'), 0, 0);
  writeFileSync(inFolder('backups', 'erasures.jsonl'), '{}\n');
  writeFileSync(inFolder('rclone.conf'), '[offsite]\ntype = alias\nremote = /copies\n');
  const services = { offsite: { volumes: [`${inFolder('copies')}:/copies`] } };
  writeFileSync(inFolder('override.yml'), JSON.stringify({ services }));
  // The container's user owns none of them.
  execFileSync('chmod', ['-R', 'a+rwX', folder]);
  chmodSync(folder, 0o755);
  run('build', 'offsite');
  run('up', '--detach', '--no-deps', '--wait', 'offsite');
  await expect(async () => expect(run('logs', 'offsite')).toContain('backups copied')).toPass();
  expect(readdirSync(inFolder('copies/suite')).sort()).toEqual(['2090-01-01T02-30-00Z', 'erasures.jsonl']);
  const metrics = run('exec', '--no-TTY', 'offsite', 'curl', '-s', 'http://127.0.0.1:9464/metrics');
  const [, seconds] = /^suite_offsite_last_success_timestamp_seconds (\d+)$/m.exec(metrics) ?? [];
  expect(Math.abs(Date.now() / 1000 - Number(seconds))).toBeLessThan(300);
});
