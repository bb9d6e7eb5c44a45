import { createServer } from 'node:http';
import { listen, temporaryFolder } from '../../../test/support/afterwards.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { type SmtpSink, startSmtpSink } from '../../../test/support/smtp-sink.ts';
import { startTestApi } from '../../../test/support/test-api.ts';
import { testOnSqlite } from '../../../test/support/test-on-sqlite.ts';

const timing = { problemPause: 10, problemPatience: 50 };
/** Looks for problems in more than this many rounds last longer than `problemPatience`. */
const manyRounds = 20;

/** Answers for the metrics of the backup service and for pings. */
let backup: { isLate: boolean; reads: number; pings: number };
let url: string;
let sink: SmtpSink;

const metricsOf = ({ isLate }: typeof backup) =>
  `suite_backup_last_success_timestamp_seconds ${Date.now() / 1000 - (isLate ? 27 : 1) * 3600}\n`;

beforeEach(async () => {
  backup = { isLate: false, reads: 0, pings: 0 };
  const server = createServer((request, response) => {
    if (request.url === '/ping') backup.pings += 1;
    else backup.reads += 1;
    response.end(metricsOf(backup));
  });
  url = `http://127.0.0.1:${await listen(server)}`;
  sink = await startSmtpSink();
});

const start = (env: NodeJS.ProcessEnv = {}) =>
  startTestApi(
    {
      SMTP_URL: sink.url,
      COMPANY_EMAIL: 'leads@example.com',
      OPERATOR_EMAIL: 'operator@example.com',
      OTHER_METRICS: `${url}/metrics`,
      PING_URL: `${url}/ping`,
      ...env,
    },
    { timing },
  );

/** Returns the mails about backups: while the database is not ready at the start, there can be others. */
const mails = () => sink.mails.filter(({ raw }) => /backup/.test(raw));

/** Waits for many more rounds. */
async function rounds() {
  const { reads } = backup;
  await eventually(() => backup.reads > reads + manyRounds);
}

test('mails a problem that lasts once, and its end', async () => {
  await start();
  backup.isLate = true;
  await eventually(() => mails().length === 1);
  await rounds();
  expect(mails().map(({ to, header }) => [to, header('Subject')])).toEqual([
    [['operator@example.com'], expect.stringContaining('Problem: The last backup is older than 26 hours')],
  ]);
  expect(mails()[0]?.raw).toContain('docs/operations/backup.md');

  backup.isLate = false;
  await eventually(() => mails().length === 2);
  expect(mails()[1]?.header('Subject')).toContain('Solved: The last backup');

  // Within the same hour.
  backup.isLate = true;
  await rounds();
  expect(mails()).toHaveLength(2);
});

testOnSqlite('mails the company if no operator is named', async () => {
  await start({ OPERATOR_EMAIL: '' });
  backup.isLate = true;
  await eventually(() => mails().length === 1);
  expect(mails()[0]?.to).toEqual(['leads@example.com']);
});

test('mails a problem again if the mail server refused the mail', async () => {
  await start();
  sink.refuse(true);
  backup.isLate = true;
  await eventually(() => sink.received() > 0);
  sink.refuse(false);
  await eventually(() => mails().length === 1);
});

test('one of several replicas mails a problem', async () => {
  const DATA_DIR = temporaryFolder();
  await start({ DATA_DIR });
  await start({ DATA_DIR });
  backup.isLate = true;
  await eventually(() => mails().length > 0);
  await rounds();
  await rounds();
  expect(mails()).toHaveLength(1);
});

testOnSqlite('PING_URL is called only while there is no problem', async () => {
  await start();
  await eventually(() => backup.pings > 1);
  backup.isLate = true;
  await rounds();
  const { pings } = backup;
  await rounds();
  expect(backup.pings).toBe(pings);
  backup.isLate = false;
  await eventually(() => backup.pings > pings);
});

testOnSqlite('the overview names a service that does not respond, also without a mail server', async () => {
  const api = await start({ SMTP_URL: '', OTHER_METRICS: 'http://backup.invalid:9464/metrics' });
  const administrator = await api.administrator();
  await eventually(
    async () => String((await administrator.get('/api/admin/overview')).json.problems) === 'backup',
  );
});

test('an administrator sends a test mail, and sees why it failed', async () => {
  const administrator = await (await start()).administrator();
  const path = '/api/admin/test-mail';
  expect((await administrator.post(path, {})).json).toEqual({ to: 'operator@example.com' });
  expect(sink.mails.at(-1)?.header('Subject')).toContain('Test mail');
  sink.refuse(true);
  expect((await administrator.post(path, {})).json).toMatchObject({
    code: 'mail_failed',
    message: expect.stringContaining('the mail server refused'),
  });
  const other = await (await start({ SMTP_URL: '' })).administrator();
  expect((await other.post(path, {})).json.code).toBe('no_mail_server');
});
