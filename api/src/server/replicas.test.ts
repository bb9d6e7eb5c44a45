import { setTimeout as delay } from 'node:timers/promises';
import type { Knex } from 'knex';
import { eventually } from '../../test/support/eventually.ts';
import { startFaultProxy } from '../../test/support/fault-proxy.ts';
import { type Run, runNode, runServer, terminate, urlOf } from '../../test/support/run-node.ts';
import { type SmtpSink, startSmtpSink } from '../../test/support/smtp-sink.ts';
import { lead, password } from '../../test/support/test-api.ts';
import { createTestDatabase, isOnMySql, type TestDatabase } from '../../test/support/test-database.ts';
import { type Answer, allCopied, createVisitor, type Visitor } from '../../test/support/visitor.ts';

const limit = 5;
const sharePause = 20;

let database: TestDatabase;
let db: Knex;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.open();
});
interface Replica {
  run: Run;
  url: string;
  visitor(): Visitor;
}

/** Starts an API process on the test's database. */
async function start(env: NodeJS.ProcessEnv = {}): Promise<Replica> {
  const own = {
    ADMIN_PASSWORD: password,
    SESSION_SECRET: 's'.repeat(40),
    LIMIT_INTAKE: String(limit),
    LIMIT_LOGIN: String(limit),
  };
  const run = runServer(database, { ...own, ...env }, ['--behind-proxy'], { sharePause });
  const url = await urlOf(run);
  if (isOnMySql) await run.waitFor(/database ready/);
  return { run, url, visitor: () => createVisitor(url) };
}

const send = ({ visitor }: Replica, address: string) =>
  visitor().post('/api/business-leads', lead, { 'X-Forwarded-For': address });

const signIn = ({ visitor }: Replica, given: string, address: string) =>
  visitor().post('/api/login', { username: 'admin', password: given }, { 'X-Forwarded-For': address });

/** Repeats a request until the answer has the status. Every attempt counts towards limits. */
async function until(status: number, ask: () => Promise<Answer>) {
  for (let round = 0; round < 40; round += 1) {
    const answer = await ask();
    if (answer.status === status) return answer;
    // So that the other process exchanges its counts before this one's attempts alone exceed the limit.
    await delay(10 * sharePause);
  }
  throw new Error(`Nothing was answered with ${status}`);
}

test('a single process counts in memory; on SQLite it stores no counts', async () => {
  const only = await start();
  for (let i = 0; i < limit; i += 1) expect((await send(only, '192.0.2.100')).status).toBe(201);
  expect((await send(only, '192.0.2.100')).status).toBe(429);
  expect(await terminate(only.run)).toBe(0);
  if (!isOnMySql) expect(await db('shared_counts')).toEqual([]);
});

const onMySql = () => {
  let first: Replica;
  let second: Replica;
  let sink: SmtpSink;

  beforeAll(async () => {
    sink = await startSmtpSink();
    const env = { SMTP_URL: sink.url, COMPANY_EMAIL: 'company@example.com' };
    first = await start(env);
    second = await start(env);
  });

  const inTurns = (i: number) => (i % 2 === 0 ? first : second);

  test('a session is valid and ends on all replicas', async () => {
    const visitor = first.visitor();
    await visitor.post('/api/login', { username: 'admin', password });
    const { cookie } = visitor;
    const elsewhere = second.visitor();
    elsewhere.cookie = cookie;
    expect((await elsewhere.get('/api/auth-check')).status).toBe(200);
    await elsewhere.post('/api/logout', {});
    visitor.cookie = cookie;
    expect((await visitor.get('/api/auth-check')).status).toBe(401);
  });

  test('each submission sends one mail', async () => {
    for (let i = 0; i < 30; i += 1) await send(inTurns(i), `203.0.113.${i}`);
    for (const { visitor } of [first, second]) await allCopied(visitor());
    const count = (await db('outbox')).length;
    expect(count).toBeGreaterThan(30);
    await eventually(async () => (await db('outbox').whereNull('sent_at')).length === 0);
    const ids = sink.mails.map((mail) => mail.header('Message-ID'));
    expect([sink.mails.length, new Set(ids).size]).toEqual([count, count]);
  });

  test('simultaneous purges of several replicas update the counters once', async () => {
    // Shift leads and counters by the same number of days, so that the counters of two days stay separate at midnight.
    await db('business_leads').decrement('created_at', 200 * 24 * 60 * 60 * 1000);
    await db('submission_counts').decrement('day', 200);
    const env = { DATABASE_URL: database.url, DATA_DIR: database.folder };
    const purges = [1, 2, 3].map(() => runNode('cli/admin.ts', ['purge', '--now'], env));
    expect(await Promise.all(purges.map(({ ended }) => ended))).toEqual([0, 0, 0]);
    expect(await db('business_leads')).toEqual([]);
    const totals = await db('submission_counts').pluck('total');
    expect(totals.filter((total: number) => total !== 0)).toEqual([]);
  });

  test('submissions of one address count on all replicas within seconds', async () => {
    for (let i = 0; i < limit; i += 1) expect((await send(first, '192.0.2.1')).status).toBe(201);
    const refused = await until(429, () => send(second, '192.0.2.1'));
    const wait = Number(refused.headers.get('Retry-After'));
    expect(wait).toBeGreaterThan(580);
    expect(wait).toBeLessThanOrEqual(600);
    for (let i = 0; i < limit * 2; i += 1) expect((await send(inTurns(i), '192.0.2.1')).status).toBe(429);
    expect((await send(second, '192.0.2.2')).status).toBe(201);
    // The count of the last address is shared with or after those of the others.
    await eventually(async () => (await db('shared_counts').where({ points: 1 })).length > 0);
    const kept: { holder: string; points: number }[] = await db('shared_counts');
    expect(Math.max(...kept.map(({ points }) => points))).toBe(limit);
    expect(new Set(kept.map(({ holder }) => holder)).size).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify(kept)).not.toContain('192.0.2');
  });

  test('failed sign-ins per address and per account are counted on all replicas immediately', async () => {
    for (let i = 0; i < limit; i += 1)
      expect((await signIn(inTurns(i), 'wrong', '192.0.2.4')).status).toBe(401);
    for (const replica of [first, second]) {
      const refused = await signIn(replica, password, '192.0.2.4');
      expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true]);
    }
    expect((await signIn(second, 'wrong', '192.0.2.5')).status).toBe(429);
    expect((await signIn(second, password, '192.0.2.6')).status).toBe(200);
  });

  test('the counts of a killed process remain until they expire', async () => {
    const third = await start();
    for (let i = 0; i < limit; i += 1) await signIn(third, 'wrong', '192.0.2.7');
    third.run.child.kill('SIGKILL');
    expect((await signIn(second, password, '192.0.2.7')).status).toBe(429);
    await db('shared_counts').update({ expires_at: Date.now() - 1 });
    expect((await signIn(second, password, '192.0.2.7')).status).toBe(200);
  });

  test('replicas count separately while MySQL is down and share the counts afterwards', async () => {
    const proxy = await startFaultProxy(new URL(database.url));
    const ones = [
      await start({ DATABASE_URL: proxy.url }),
      await start({ DATABASE_URL: proxy.url }),
    ] as const;
    proxy.cut();
    for (let i = 0; i < limit; i += 1) expect((await send(ones[0], '192.0.2.8')).status).toBe(201);
    expect((await send(ones[0], '192.0.2.8')).status).toBe(429);
    expect((await send(ones[1], '192.0.2.8')).status).toBe(201);
    await proxy.restore();
    await until(429, () => send(ones[1], '192.0.2.8'));
  });
};

if (isOnMySql) describe('two replicas on one MySQL', onMySql);
