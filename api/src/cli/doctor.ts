import { lookup } from 'node:dns/promises';
import { schemaState } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { reasonOf } from '../features/notifications/failure-reason.ts';
import { createMailTransport } from '../features/notifications/mail-transport.ts';
import { findProblems } from '../features/problems/find-problems.ts';
import { type Sample, samplesOf } from '../features/problems/samples.ts';
import { type Config, ConfigError, readConfig } from '../server/config.ts';
import { sendTestMail } from '../server/problem-watch.ts';
import { releaseText } from '../server/release.ts';
import { productTiming } from '../server/timing.ts';

/**
 * `doctor.ts [--mail]`: the part of scripts/doctor.sh that runs in the API's container. Prints a line for each check, and
 * exits with 1 if one failed. `--mail` sends a mail to the operator.
 */

const print = (word: 'ok' | 'note' | 'FAIL', sentence: string) => {
  process.stdout.write(`${word.padEnd(5)} ${sentence}\n`);
  if (word === 'FAIL') process.exitCode = 1;
};

async function checkDatabase(config: Config) {
  const db = openDatabase(config.database);
  try {
    const { missing } = await schemaState(db);
    if (missing.length > 0)
      print('FAIL', `Database: the schema lacks ${missing.join(', ')}. Run: docker compose up migrate`);
    else print('ok', 'Database: responds, and its schema is up to date');
  } catch (error) {
    print('FAIL', `Database: ${(error as Error).message}. See docs/operations/outages.md, "MySQL down".`);
  } finally {
    await db.destroy();
  }
}

async function checkMail(config: Config, isSending: boolean) {
  const { mail, operatorEmail } = config;
  if (!mail) return print('note', 'Mail: no mail is sent, because SMTP_URL is not set');
  const limit = productTiming.mailGreetingLimit;
  try {
    await createMailTransport(mail.server, mail.from, limit).verify();
    if (isSending) await sendTestMail(config, limit);
    print(
      'ok',
      isSending ? `Mail: a test mail was sent to ${operatorEmail}` : 'Mail: the server accepts the sign-in',
    );
  } catch (error) {
    print('FAIL', `Mail: ${reasonOf(error)}. Check SMTP_URL.`);
  }
}

/** Seconds that the clock may differ from another one. */
const closeEnough = 60;

/** Compares the clock with that of the server that PING_URL names. */
async function checkClock({ pingUrl }: Config) {
  if (!pingUrl) return print('note', 'Clock: not compared, because PING_URL is not set');
  try {
    const response = await fetch(pingUrl, { method: 'HEAD', signal: AbortSignal.timeout(5000) });
    const seconds = Math.abs(Date.now() - Date.parse(response.headers.get('date') ?? '')) / 1000;
    if (Number.isNaN(seconds)) print('note', 'Clock: the server of PING_URL does not say what time it is');
    else if (seconds > closeEnough)
      print('FAIL', `Clock: differs by ${Math.round(seconds)} s. Set it by NTP.`);
    else print('ok', 'Clock: agrees with that of another server');
  } catch {
    print('FAIL', 'Clock: the server of PING_URL did not answer');
  }
}

async function checkName({ publicUrl }: Config) {
  if (!publicUrl) return print('note', 'Name: PUBLIC_URL is not set; set it before visitors use the site');
  const { hostname } = new URL(publicUrl);
  try {
    const { address } = await lookup(hostname);
    print('ok', `Name: ${hostname} is ${address}; compare that with this machine`);
  } catch {
    print('FAIL', `Name: ${hostname} has no address in DNS. Add it where the domain is managed.`);
  }
}

const shown: [metric: string, text: (value: number, labels: string) => string][] = [
  [
    'suite_backup_last_success_timestamp_seconds',
    (at) => (at ? `Backup: the last one is of ${new Date(at * 1000).toISOString()}` : 'Backup: none yet'),
  ],
  [
    'suite_backup_last_trial_timestamp_seconds',
    (at) =>
      at
        ? `Restore: last tried on ${new Date(at * 1000).toISOString().slice(0, 10)}`
        : 'Restore: never tried. Run: sh scripts/doctor.sh --restore',
  ],
  [
    'suite_gateway_certificate_end_timestamp_seconds',
    (at) => `Certificate: ends on ${new Date(at * 1000).toISOString().slice(0, 10)}`,
  ],
  [
    'suite_data_disk_free_bytes',
    (bytes, labels) => `Disk: ${(bytes / 1e9).toFixed(1)} GB are free (${labels})`,
  ],
];

/** Prints what the running containers report, and the problems in it. */
function checkMetrics(samples: readonly Sample[]) {
  for (const [metric, text] of shown)
    for (const { name, labels, value } of samples) if (name === metric) print('note', text(value, labels));
  const problems = findProblems(samples);
  for (const { text, advice } of problems) print('FAIL', `${text} ${advice}`);
  if (problems.length === 0)
    print('ok', 'Submissions, notifications, backups, disks and certificate: no problem');
}

try {
  const config = readConfig();
  print('note', `Version: ${releaseText}`);
  const own = `http://127.0.0.1:${config.metricsPort}/metrics`;
  const samples = await Promise.all([own, ...config.otherMetrics].map(samplesOf));
  await checkDatabase(config);
  checkMetrics(samples.flat());
  await checkMail(config, process.argv.includes('--mail'));
  await checkName(config);
  await checkClock(config);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  for (const line of error.message.split('\n')) print('FAIL', line);
}
