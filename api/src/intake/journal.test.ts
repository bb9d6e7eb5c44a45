import {
  closeSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { retentionDays } from '@suite/site/retention';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { pino } from 'pino';
import { freePort } from '../../../scripts/testing/free-port.ts';
import { temporaryFolder } from '../../test/support/afterwards.ts';
import { runNode, visitorOf } from '../../test/support/run-node.ts';
import { submissionOf } from '../../test/support/submission-of.ts';
import { lead } from '../../test/support/test-api.ts';
import { createMigratedDatabase } from '../../test/support/test-database.ts';
import { testOnSqlite } from '../../test/support/test-on-sqlite.ts';
import { createErasedPeople } from '../submissions/erasures.ts';
import type { Submission } from '../submissions/submission.ts';
import { createAdopter, createDrainer, eraseQuarantined } from './drainer.ts';
import { openJournal } from './journal.ts';
import { takeSlot } from './slots.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const submission = (id: string, changes: Partial<Submission> = {}) =>
  submissionOf(id, { receivedAt: 1_700_000_000_000, ...changes });

testOnSqlite('a reopened journal contains the submissions that were not copied', () => {
  const file = join(folder, 'journal.sqlite');
  const first = openJournal(file);
  const columns = { name: '山田 👍', mobile_number: '123456', email: '' };
  const kept = submission('a', { columns, nonce: { value: 'n', expiresAt: 5 } });
  expect(first?.append([kept, submission('b')])).toEqual(['stored', 'stored']);
  first?.close();
  const second = openJournal(file);
  const [entry, next] = second?.waiting(0, 10) ?? [];
  expect(entry?.submission).toEqual(kept);
  expect(second?.waiting(entry?.seq ?? 0, 10)).toEqual([next]);
  second?.markCopied([entry?.seq ?? 0]);
  expect(second?.state()).toEqual({ waiting: 1, oldest: 1_700_000_000_000, quarantined: 0 });
  expect(second?.checkKey(kept)).toBe('same');
  expect(second?.checkKey({ ...kept, hash: 'other' })).toBe('different');
  expect(second?.checkKey({ ...kept, table: 'contact_messages' })).toBe('unknown');
  second?.close();
  expect(statSync(file).mode & 0o077).toBe(0);
});

testOnSqlite('a quarantined entry no longer counts as waiting, and is kept for the retention period', () => {
  const file = join(folder, 'journal.sqlite');
  const journal = openJournal(file);
  const receivedAt = Date.now() - (retentionDays + 1) * 24 * 3_600_000;
  const young = submission('c', { receivedAt: Date.now() });
  journal?.append([submission('a', { receivedAt }), submission('b', { receivedAt }), young]);
  for (const seq of [1, 3]) journal?.quarantine(seq, 'ER_DATA_TOO_LONG');
  expect(journal?.state()).toEqual({ waiting: 1, oldest: receivedAt, quarantined: 2 });
  journal?.deleteExpired();
  expect(journal?.state()).toMatchObject({ waiting: 1, quarantined: 1 });
  expect(journal?.checkKey(young)).toBe('same');
  expect(journal?.checkKey(submission('a'))).toBe('unknown');
  journal?.close();
});

test('quarantined entries of an erased person are wiped except for their keys', async () => {
  const journal = openJournal(join(folder, 'journal.sqlite'));
  if (!journal) throw new Error('The journal is in use');
  const kamala = { name: 'Kamala', mobile_number: '0775550123', email: 'k@example.com' };
  journal.append([
    submission('a', { columns: kamala }),
    submission('b'),
    submission('c', { columns: kamala }),
  ]);
  for (const seq of [1, 2]) journal.quarantine(seq, 'ER_DATA_TOO_LONG');
  const db = (await createMigratedDatabase()).open();
  const erasedPeople = createErasedPeople('secret');
  const hashes = JSON.stringify(erasedPeople.hashesOf({ email: 'K@Example.com' }));
  await db('erasures').insert({ at: Date.now(), administrator_id: 1, hashes, erased: '{}' });
  expect(await eraseQuarantined(journal, db, erasedPeople)).toBe(1);
  expect(await eraseQuarantined(journal, db, erasedPeople)).toBe(0);
  expect(journal.quarantined().map(({ submission: { id } }) => id)).toEqual(['b']);
  expect(journal.waiting(0, 9).map(({ submission: { id } }) => id)).toEqual(['c']);
  expect(journal.checkKey(submission('a'))).toBe('same');
  journal.close();
});

testOnSqlite('a journal keeps the keys of copied entries for a day', () => {
  const journal = openJournal(join(folder, 'journal.sqlite'));
  journal?.append([submission('a'), submission('b')]);
  journal?.markCopied([1]);
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + 23 * 3_600_000);
  journal?.deleteExpired();
  expect(journal?.checkKey(submission('a'))).toBe('same');
  clock.mockImplementation(() => now + 25 * 3_600_000);
  journal?.deleteExpired();
  expect([journal?.checkKey(submission('a')), journal?.checkKey(submission('b'))]).toEqual([
    'unknown',
    'same',
  ]);
  journal?.close();
});

testOnSqlite('the file and its log contain no bytes of copied submissions after the next deletion', () => {
  const file = join(folder, 'journal.sqlite');
  const bytes = () => readFileSync(file, 'latin1') + readFileSync(`${file}-wal`, 'latin1');
  const journal = openJournal(file);
  for (let round = 0; round < 50; round += 1) {
    const columns = { name: 'Kamala', notes: 'Kamala '.repeat(20 * round) };
    journal?.append([0, 1, 2].map((index) => submission(`${round}-${index}`, { columns })));
    journal?.markCopied((journal?.waiting(0, 2) ?? []).map(({ seq }) => seq));
  }
  journal?.markCopied((journal?.waiting(0, 200) ?? []).map(({ seq }) => seq));
  expect(bytes().includes('Kamala')).toBe(true);
  journal?.deleteExpired();
  expect(bytes().includes('Kamala')).toBe(false);
  journal?.close();
});

testOnSqlite('processes on one volume use separate slots and reuse free ones', () => {
  const first = takeSlot(folder);
  const second = takeSlot(folder);
  expect(readdirSync(folder).filter((name) => name.endsWith('.sqlite'))).toEqual([
    'slot-1.sqlite',
    'slot-2.sqlite',
  ]);
  expect([...first.orphans()]).toEqual([]);
  second.own.append([submission('stranded')]);
  second.own.close();
  const found = [...first.orphans()].length;
  expect(found).toBe(1);
  for (const orphan of first.orphans()) expect(orphan.waiting(0, 10)[0]?.submission.id).toBe('stranded');
  const third = takeSlot(folder);
  expect(third.own.waiting(0, 10)).toHaveLength(1);
  for (const { own } of [first, third]) own.close();
});

testOnSqlite('another process can take over the journal of a killed one', async () => {
  const env = {
    DATABASE_URL: 'mysql://suite:geheim@127.0.0.1:1/suite',
    DATA_DIR: folder,
    PORT: '0',
    ADMIN_PASSWORD: 'x',
  };
  const run = runNode('server/main.ts', [], env);
  await run.waitFor(/"port":(\d+)/);
  const slots = takeSlot(join(folder, 'intake'));
  expect([...slots.orphans()]).toEqual([]);
  run.child.kill('SIGKILL');
  await run.ended;
  expect([...slots.orphans()]).toHaveLength(1);
  slots.own.close();
});

/** Overwrites `length` bytes of a file from `position`. */
function overwrite(file: string, position: number, length: number) {
  const opened = openSync(file, 'r+');
  writeSync(opened, Buffer.alloc(length, 'x'), 0, length, position);
  closeSync(opened);
}

/** Writes `count` submissions to the journal slot-1, every tenth longer than a database page. Returns its path. */
function fillFirstSlot(inFolder: string, count: number) {
  const { own } = takeSlot(inFolder);
  for (let index = 0; index < count; index += 1)
    own.append([
      submission(`key-${index}`, {
        columns: { name: `Name ${index}`, message: '長'.repeat(index % 10 === 0 ? 4000 : 20) },
        table: 'contact_messages',
      }),
    ]);
  own.close();
  return join(inFolder, 'slot-1.sqlite');
}

const damages: [string, (file: string) => void][] = [
  ['not a database', (file) => writeFileSync(file, 'Dear Sir or Madam, '.repeat(300))],
  ['corrupt', (file) => overwrite(file, 8 * 4096, 4096)],
];

test.each(damages)('at startup, the API skips and reports a journal that is %s', async (_kind, damage) => {
  const intake = join(folder, 'intake');
  damage(fillFirstSlot(intake, 100));
  const metrics = await freePort();
  const run = runNode('server/main.ts', [], {
    DATABASE_URL: 'mysql://a:b@127.0.0.1:1/x',
    DATA_DIR: folder,
    PORT: '0',
    METRICS_PORT: String(metrics),
  });
  const visitor = await visitorOf(run);
  expect((await visitor.post('/api/business-leads', lead)).status).toBe(201);
  const { status, json } = await visitor.get('/readyz');
  expect([status, json]).toMatchObject([200, { status: 'degraded', intake: { waiting: 1, damaged: 1 } }]);
  const scraped = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
  expect(scraped).toContain('suite_intake_damaged_journals 1');
  expect(run.output().match(/"level":"error".*"journal":"slot-1.sqlite".*damaged/g)).toHaveLength(1);
  expect(readdirSync(intake)).toContain('slot-2.sqlite');
});

test('the journals after a damaged one are copied', async () => {
  const db = (await createMigratedDatabase()).open();
  const [first, second, third] = [takeSlot(folder), takeSlot(folder), takeSlot(folder)];
  third.own.append([submission('after')]);
  for (const { own } of [first, third]) own.close();
  writeFileSync(join(folder, 'slot-1.sqlite'), 'Dear Sir or Madam, '.repeat(300));
  const rules = { channels: [], erasedPeople: createErasedPeople('secret'), homeCountry: 'LK' };
  const adopt = createAdopter({ slots: second, db, rules, logger: pino({ level: 'silent' }) });
  await adopt(new AbortController().signal);
  expect(await db('business_leads').pluck('submission_id')).toEqual(['after']);
  expect(second.damaged()).toBe(1);
  second.own.close();
});

testOnSqlite('a recovered journal under another number is copied with the others', () => {
  const intake = join(folder, 'intake');
  const file = fillFirstSlot(intake, 3);
  const recovered = new Database(file);
  recovered.exec(`vacuum into '${join(intake, 'slot-99.sqlite')}'`);
  recovered.close();
  rmSync(file);
  const { own, orphans } = takeSlot(intake);
  const found: number[] = [];
  for (const journal of orphans()) found.push(journal.waiting(0, 10).length);
  own.close();
  expect(found).toEqual([3]);
});

testOnSqlite('an unreadable entry is quarantined without blocking the others', () => {
  const file = join(folder, 'journal.sqlite');
  const journal = openJournal(file);
  journal?.append([submission('a'), submission('b')]);
  journal?.close();
  const raw = new Database(file);
  raw.exec("update entries set body = '{' where seq = 1");
  raw.close();
  const again = openJournal(file);
  expect(again?.waiting(0, 9).map(({ submission: { id } }) => id)).toEqual(['b']);
  expect(again?.state()).toMatchObject({ waiting: 1, quarantined: 1 });
  again?.close();
});

testOnSqlite('copying continues after the clock is set back', async () => {
  jest.useFakeTimers();
  const copier = {
    copy: jest.fn(async () => undefined),
    isReachable: () => false,
    failure: () => undefined,
  };
  const state = () => ({ waiting: 0, oldest: undefined, quarantined: 0 });
  const drain = createDrainer({ copier, journal: { state }, logger: pino({ level: 'silent' }) });
  await drain();
  jest.setSystemTime(Date.now() - 3_600_000);
  jest.advanceTimersByTime(1000);
  await drain();
  jest.useRealTimers();
  expect(copier.copy).toHaveBeenCalledTimes(2);
});

testOnSqlite('a write-ahead log that is cut off or altered keeps all entries before the damage', () => {
  const file = join(folder, 'journal.sqlite');
  const journal = openJournal(file);
  const ends = Array.from({ length: 12 }, (_, index) => {
    journal?.append([submission(`key-${index}`)]);
    return statSync(`${file}-wal`).size;
  });
  const files = ['', '-wal'].map((suffix) => [`${file}${suffix}`, readFileSync(`${file}${suffix}`)] as const);
  journal?.close();
  const log = files[1]?.[1] ?? Buffer.alloc(0);
  const damaged = (position: number, isCut: boolean) => {
    const bytes = Buffer.from(log);
    bytes[position] = (bytes[position] ?? 0) ^ 0xff;
    return isCut ? bytes.subarray(0, position) : bytes;
  };
  fc.assert(
    fc.property(fc.nat(log.length - 1), fc.boolean(), (position, isCut) => {
      for (const [name, bytes] of files) writeFileSync(name, bytes);
      rmSync(`${file}-shm`, { force: true });
      writeFileSync(`${file}-wal`, damaged(position, isCut));
      const reopened = openJournal(file);
      const found = reopened?.waiting(0, 100).map(({ submission: one }) => one);
      reopened?.close();
      const intact = ends.filter((end) => end <= position);
      expect(found).toEqual(intact.map((_, index) => submission(`key-${index}`)));
    }),
    { numRuns: 40 },
  );
});
