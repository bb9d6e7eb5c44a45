import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { temporaryFolder } from '../../test/support/afterwards.ts';
import { leadRow } from '../../test/support/record-seeds.ts';
import { runCommand } from '../../test/support/run-command.ts';
import { solvedCaptcha } from '../../test/support/solve-captcha.ts';
import { submissionOf } from '../../test/support/submission-of.ts';
import { contact, password, sharedApi, startTestApi } from '../../test/support/test-api.ts';
import { testOnSqlite } from '../../test/support/test-on-sqlite.ts';
import { runAdmin } from '../cli/run-admin.ts';
import { createPurgeMark } from '../clock/purge-mark.ts';
import { createSharedCounts } from '../db/shared-counts.ts';
import { createFlaggedNotices } from '../features/notifications/flagged-notices.ts';
import { createOutboxRepository } from '../features/notifications/outbox-repository.ts';
import { createProblemNotices } from '../features/problems/problem-notices.ts';
import { createPurgeTask, createRetention } from '../features/retention/retention.ts';
import { createCodeFailures } from '../features/second-factor/check-code.ts';
import { openJournal } from '../intake/journal.ts';

/** Sets the clock of a running API ahead and back. */

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const jumps = [
  ['five hours', 5 * hour],
  ['three days', 3 * day],
  ['184 days', 184 * day],
] as const;

const folder = temporaryFolder();
const api = sharedApi({ DATA_DIR: folder });
const realNow = Date.now.bind(Date);
let offset = 0;
beforeEach(() => {
  offset = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + offset);
});

const signal = new AbortController().signal;
const names = () => api.db('business_leads').orderBy('id').pluck('name');

async function seedLeads() {
  await api.db('business_leads').delete();
  await api
    .db('business_leads')
    .insert(
      [2, 100, 170].map((age) => leadRow(`${age} days`, Date.now() - age * day, { name: `${age} days` })),
    );
}

function purgeTask(mark = createPurgeMark(folder)) {
  const errors: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line) => errors.push(line) });
  const parts = { retention: createRetention(api.db), mark, quarantined: () => 0, logger };
  return { purge: () => createPurgeTask(parts)(signal), errors };
}

test('a clock that jumps 184 days ahead and back deletes no record, and the log says why', async () => {
  await seedLeads();
  const { purge, errors } = purgeTask();
  await purge();
  offset = 184 * day;
  await api.db('business_leads').insert(leadRow('meanwhile', Date.now(), { name: 'Meanwhile' }));
  await purge();
  await purge();
  expect(await names()).toEqual(['2 days', '100 days', '170 days', 'Meanwhile']);
  expect(errors).toHaveLength(2);
  expect(errors[0]).toContain('records not purged');
  offset = 0;
  await purge();
  expect(await names()).toHaveLength(4);
  expect(errors).toHaveLength(2);
});

test('a clock that jumps ahead during a purge deletes no record', async () => {
  await seedLeads();
  const { purge } = purgeTask();
  const running = purge();
  offset = 184 * day;
  await running;
  await purge();
  expect(await names()).toHaveLength(3);
});

test('a clock that jumps 184 days back and ahead deletes no record', async () => {
  await seedLeads();
  const { purge } = purgeTask();
  for (const jump of [0, -184 * day, 0]) {
    offset = jump;
    await purge();
  }
  expect(await names()).toHaveLength(3);
});

test('a purge with nothing to delete continues after a pause of more than a week', async () => {
  await api.db('business_leads').delete();
  const { purge, errors } = purgeTask();
  await purge();
  offset = 8 * day;
  await purge();
  expect([errors, createPurgeMark(folder).isClockAhead()]).toEqual([[], false]);
});

testOnSqlite('an unreadable or missing mark does not stop the purge', async () => {
  const mark = createPurgeMark(folder);
  writeFileSync(join(folder, 'last-purge'), '');
  expect(mark.isClockAhead()).toBe(false);
  rmSync(join(folder, 'last-purge'));
  expect(mark.isClockAhead()).toBe(false);
});

test('readiness and the panel report a stopped purge until an operator purges', async () => {
  await seedLeads();
  const administrator = await api.administrator();
  createPurgeMark(folder).set(Date.now());
  expect((await administrator.get('/api/admin/retention')).json).not.toHaveProperty('isStopped');
  writeFileSync(join(folder, 'last-purge'), String(Date.now() - 8 * day));
  expect((await api.visitor().get('/readyz')).json).toMatchObject({ status: 'degraded', purge: 'stopped' });
  expect((await administrator.get('/api/admin/retention')).json.isStopped).toBe(true);
  const env = { DATABASE_URL: api.databaseUrl, DATA_DIR: folder };
  expect(await runCommand(runAdmin, ['purge', '--now'], env)).toEqual({
    code: 0,
    output: expect.stringMatching(/^Deleted: 0 business leads/),
  });
  expect((await api.visitor().get('/readyz')).json.purge).toBeUndefined();
  expect(existsSync(join(folder, 'last-purge'))).toBe(true);
});

testOnSqlite('a journal keeps its quarantined entries while the clock is ahead', () => {
  const journal = openJournal(join(folder, 'journal.sqlite'));
  journal?.append([submissionOf('a')]);
  journal?.quarantine(1, 'ER_DATA_TOO_LONG');
  offset = 184 * day;
  journal?.deleteExpired(true);
  expect(journal?.state().quarantined).toBe(1);
  journal?.close();
});

test.each(jumps)(
  'sessions and captchas end when the clock jumps %s ahead, and when it is set back',
  async (_, jump) => {
    for (const [before, after] of [
      [0, jump],
      [jump, 0],
    ] as const) {
      offset = before;
      const administrator = await api.administrator();
      const captchaToken = await solvedCaptcha(api.visitor(), 'contact');
      expect((await administrator.get('/api/auth-check')).status).toBe(200);
      offset = after;
      expect((await administrator.get('/api/auth-check')).status).toBe(401);
      const answer = await api.visitor().post('/api/contact', { ...contact, captchaToken });
      expect([answer.status, answer.json.code]).toEqual([400, 'captcha_refused']);
    }
    const next = await api.administrator();
    expect((await next.get('/api/auth-check')).status).toBe(200);
  },
);

test('sign-ins are still limited, for at most ten minutes, after the clock is set back', async () => {
  const limited = await startTestApi({ LIMIT_LOGIN: '2' });
  offset = 184 * day;
  const guess = () => limited.visitor().post('/api/login', { username: 'admin', password: 'wrong' });
  expect([(await guess()).status, (await guess()).status]).toEqual([401, 401]);
  offset = 0;
  const refused = await limited.visitor().post('/api/login', { username: 'admin', password });
  expect(refused.status).toBe(429);
});

test('a notification of a clock that was ahead is sent once it is set back', async () => {
  await api.db('outbox').delete();
  const outbox = createOutboxRepository(api.db);
  const at = Date.now() + 184 * day;
  const entry = { submission_table: 'business_leads', channel: 'mail', created_at: at };
  await api.db('outbox').insert([
    { ...entry, submission_id: 'ahead', next_attempt_at: at },
    { ...entry, submission_id: 'paused', next_attempt_at: Date.now() + hour / 2 },
  ]);
  expect((await outbox.take('mail'))?.submissionId).toBe('ahead');
  expect(await outbox.take('mail')).toBeUndefined();
});

test('problems and flagged submissions are reported again once the clock is set back', async () => {
  const problems = join(folder, 'problems');
  mkdirSync(problems);
  for (const name of ['disk.over', 'backup']) {
    writeFileSync(join(problems, name), name);
    utimesSync(join(problems, name), new Date(), new Date(Date.now() + 184 * day));
  }
  const subjects: string[] = [];
  const send = async (subject: string) => void subjects.push(subject);
  const report = createProblemNotices({
    folder: problems,
    patience: 0,
    send,
    logger: pino({ enabled: false }),
  });
  await report([{ cause: 'disk', text: 'full', advice: '' }], signal);
  expect(subjects).toEqual(['Problem: full', 'Solved: backup']);

  const notices = createFlaggedNotices(api.db);
  const flagged = { folder: 'flagged', flagged_for: 'honeypot' };
  await api.db('business_leads').delete();
  await api.db('business_leads').insert(leadRow('flagged', Date.now()));
  await api.db('outbox').delete();
  for (const ahead of [184 * day, 0]) {
    offset = ahead;
    await api.db('business_leads').update({ ...flagged, created_at: Date.now() });
    await notices.queue();
  }
  const queued = await api.db('outbox').orderBy('id');
  expect(queued).toHaveLength(2);
  const found = await notices.find('business_leads', queued[1].submission_id);
  expect(found?.fields).toEqual([['Business Leads', '1']]);
});

test('second-factor codes and shared limits do not stay refused after the clock is set back', async () => {
  const at = Date.now() + 184 * day;
  await api.db('second_factors').delete();
  const [{ id }] = await api.db('administrators');
  const factor = { administrator_id: id, secret: 'x', last_step: 0, failed_codes: 5 };
  await api.db('second_factors').insert({ ...factor, codes_refused_until: at });
  expect(await createCodeFailures(api.db).claimAttempt(id)).toBe(0);
  const counts = createSharedCounts(api.db, 'secret');
  await counts.exchange([{ key: 'k', points: 3, expiresAt: at }]);
  await counts.forget();
  expect(await api.db('shared_counts').where({ expires_at: at })).toEqual([]);
});
