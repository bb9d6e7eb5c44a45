import { join } from 'node:path';
import type { Knex } from 'knex';
import { pino } from 'pino';
import { temporaryFolder } from '../../test/support/afterwards.ts';
import { eventually } from '../../test/support/eventually.ts';
import { startFaultProxy } from '../../test/support/fault-proxy.ts';
import { submissionOf } from '../../test/support/submission-of.ts';
import { lead, password, startTestApi } from '../../test/support/test-api.ts';
import { createTestDatabase, isOnMySql } from '../../test/support/test-database.ts';
import { allCopied, createVisitor } from '../../test/support/visitor.ts';
import { isDatabaseUnavailable } from '../db/error-codes.ts';
import { createErasedPeople } from '../submissions/erasures.ts';
import { createCopier } from './copier.ts';
import { createDrainer } from './drainer.ts';
import { openJournal } from './journal.ts';

/** Tests what happens to acknowledged submissions while MySQL runs but can't write. */

/** Errors of a server that is read-only, or whose disk is full, with their SQLSTATE. */
const writeErrors = [
  ['super_read_only', 'ER_OPTION_PREVENTS_STATEMENT', 'HY000'],
  ['innodb_read_only', 'ER_READ_ONLY_MODE', 'HY000'],
  ['a read-only transaction', 'ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION', '25006'],
  ['a full table', 'ER_RECORD_FILE_FULL', 'HY000'],
  ['a full disk', 'ER_DISK_FULL', 'HY000'],
  ['error 28 of the storage engine', 'ER_GET_ERRNO', 'HY000'],
  ['a failed write of a file', 'ER_ERROR_ON_WRITE', 'HY000'],
] as const;

/** Returns a database whose transactions fail with this error. */
const failing = (code: string, sqlState: string) =>
  ({
    transaction: () => Promise.reject(Object.assign(new Error(code), { code, sqlState })),
  }) as unknown as Knex;

test.each(writeErrors)('a submission waits in the journal during %s', async (_kind, code, sqlState) => {
  const journal = openJournal(join(temporaryFolder(), 'journal.sqlite'));
  if (!journal) throw new Error('The journal is in use');
  journal.append([submissionOf('a')]);
  const lines: string[] = [];
  const copier = createCopier({
    journal,
    db: failing(code, sqlState),
    rules: { channels: [], erasedPeople: createErasedPeople('secret'), homeCountry: 'LK' },
    logger: pino({}, { write: (line) => lines.push(line) }),
    signal: new AbortController().signal,
  });
  await copier.copy();
  expect(journal.state()).toMatchObject({ waiting: 1, quarantined: 0 });
  expect(copier.isReachable()).toBe(false);
  expect(copier.failure()).toBe(code);
  expect(isDatabaseUnavailable({ code })).toBe(true);
  expect(lines).toEqual([]);
  journal.close();
});

test('logs an outage once a minute, and its end', async () => {
  jest.useFakeTimers();
  const lines: { level: string; msg: string; reason?: string; waiting?: number }[] = [];
  let failure: string | undefined;
  let waiting = 0;
  const drain = createDrainer({
    copier: { copy: async () => undefined, isReachable: () => failure === undefined, failure: () => failure },
    journal: { state: () => ({ waiting, oldest: undefined, quarantined: 0 }) },
    logger: pino(
      { base: null, timestamp: false, formatters: { level: (level) => ({ level }) } },
      { write: (line) => lines.push(JSON.parse(line)) },
    ),
  });
  const drainFor = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      await drain();
      jest.advanceTimersByTime(1000);
    }
  };
  await drainFor(70);
  expect(lines).toEqual([]);
  [failure, waiting] = ['ECONNREFUSED', 3];
  await drainFor(50);
  waiting = 9;
  await drainFor(50);
  const msg = 'MySQL unavailable, submissions wait in the intake journal';
  expect(lines).toEqual([
    { level: 'warn', reason: failure, waiting: 3, msg },
    { level: 'warn', reason: failure, waiting: 9, msg },
  ]);
  failure = undefined;
  await drainFor(20);
  expect(lines).toHaveLength(2);
  waiting = 0;
  await drainFor(70);
  expect(lines.slice(2)).toEqual([
    {
      level: 'info',
      seconds: expect.any(Number),
      msg: 'MySQL available again, all submissions copied',
    },
  ]);
  jest.useRealTimers();
});

const failover = () => {
  test('submissions of a failover to a replica that is still read-only are stored once', async () => {
    const database = await createTestDatabase();
    const proxy = await startFaultProxy(new URL(database.url));
    const api = await startTestApi({ DATABASE_URL: proxy.url });
    const visitor = createVisitor(api.url);
    const send = (name: string) =>
      visitor.post('/api/business-leads', { ...lead, name }, { 'Idempotency-Key': name });
    expect((await send('Before')).status).toBe(201);
    await allCopied(visitor);
    proxy.cut();
    expect((await send('During')).status).toBe(201);
    await proxy.restore();
    proxy.refuseWrites(1290, 'The MySQL server is running with the --super-read-only option');
    expect((await send('Read-only')).status).toBe(201);
    expect((await visitor.post('/api/login', { username: 'admin', password })).status).toBe(503);
    expect((await visitor.get('/readyz')).json.intake).toMatchObject({ quarantined: 0 });
    await proxy.restore();
    for (const name of ['Before', 'During', 'Read-only', 'After'])
      expect((await send(name)).status).toBe(201);
    const db = database.open();
    const stored = () => db('business_leads').orderBy('id').pluck('name');
    await eventually(async () => (await stored()).length >= 4);
    expect((await stored()).sort()).toEqual(['After', 'Before', 'During', 'Read-only']);
  });
};

if (isOnMySql) describe('a failover', failover);
