import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../src/db/migrate.ts';
import { createDrainer } from '../src/intake/drainer.ts';
import { eraseAside } from '../src/intake/erase-aside.ts';
import { openJournal } from '../src/intake/journal.ts';
import { takeSlot } from '../src/intake/slots.ts';
import type { Submission } from '../src/intake/submission.ts';
import { createErasedPeople } from '../src/records/erasures.ts';
import { runNode } from './run-node.ts';
import { createTestDatabase } from './test-database.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const submission = (id: string, changes: Partial<Submission> = {}): Submission => ({
  id,
  hash: 'h',
  table: 'business_leads',
  columns: { name: '山田 👍', mobile_number: '123456', email: '' },
  marks: { flaggedFor: null, firstTouch: null, lastTouch: null },
  nonce: undefined,
  receivedAt: 1_700_000_000_000,
  ...changes,
});

test('what was kept is there after another opening, exactly, until it has been copied', () => {
  const file = join(folder, 'journal.sqlite');
  const first = openJournal(file);
  const kept = submission('a', { nonce: { value: 'n', expiresAt: 5 } });
  expect(first?.keep([kept, submission('b')])).toEqual(['same', 'same']);
  first?.close();
  const second = openJournal(file);
  const [entry, next] = second?.waiting(0, 10) ?? [];
  expect(entry?.submission).toEqual(kept);
  expect(second?.waiting(entry?.seq ?? 0, 10)).toEqual([next]);
  second?.markCopied([entry?.seq ?? 0]);
  expect(second?.state()).toEqual({ waiting: 1, oldest: 1_700_000_000_000, quarantined: 0 });
  expect(second?.recall(kept)).toBe('same');
  expect(second?.recall({ ...kept, hash: 'other' })).toBe('different');
  expect(second?.recall({ ...kept, table: 'contact_messages' })).toBe('unknown');
  second?.close();
  expect(statSync(file).mode & 0o077).toBe(0);
});

test('a captcha is spent once, by the submission that brought it first', () => {
  const journal = openJournal(join(folder, 'journal.sqlite'));
  const nonce = { value: 'n', expiresAt: Date.now() };
  const verdicts = journal?.keep([
    submission('a', { nonce }),
    submission('b', { nonce }),
    submission('a', { nonce }),
  ]);
  expect(verdicts).toEqual(['same', 'spent', 'same']);
  expect(journal?.state().waiting).toBe(1);
  journal?.close();
});

test('what was put aside is counted, kept, and waits no more', () => {
  const journal = openJournal(join(folder, 'journal.sqlite'));
  journal?.keep([submission('a')]);
  journal?.quarantine(1, 'ER_DATA_TOO_LONG');
  expect(journal?.state()).toEqual({ waiting: 0, oldest: undefined, quarantined: 1 });
  journal?.forget();
  expect(journal?.recall(submission('a'))).toBe('same');
  journal?.close();
});

test('what was put aside of somebody who was erased is wiped, its key is kept, and nothing else is touched', async () => {
  const journal = openJournal(join(folder, 'journal.sqlite'));
  if (!journal) throw new Error('The journal is in use');
  const kamala = { name: 'Kamala', mobile_number: '0775550123', email: 'k@example.com' };
  journal.keep([submission('a', { columns: kamala }), submission('b'), submission('c', { columns: kamala })]);
  for (const seq of [1, 2]) journal.quarantine(seq, 'ER_DATA_TOO_LONG');
  const database = await createTestDatabase();
  const db = database.open();
  await migrate(db, async () => undefined);
  const erasedPeople = createErasedPeople('secret');
  const hashes = JSON.stringify(erasedPeople.hashesOf({ email: 'K@Example.com' }));
  await db('erasures').insert({ at: Date.now(), administrator_id: 1, hashes, erased: '{}' });
  expect(await eraseAside(journal, db, erasedPeople)).toBe(1);
  expect(await eraseAside(journal, db, erasedPeople)).toBe(0);
  expect(journal.aside().map(({ submission: { id } }) => id)).toEqual(['b']);
  expect(journal.waiting(0, 9).map(({ submission: { id } }) => id)).toEqual(['c']);
  expect(journal.recall(submission('a'))).toBe('same');
  journal.close();
  await db.destroy();
  await database.drop();
});

test('copied keys are remembered for a day, waiting ones for ever', () => {
  const journal = openJournal(join(folder, 'journal.sqlite'));
  journal?.keep([submission('a'), submission('b')]);
  journal?.markCopied([1]);
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + 23 * 3_600_000);
  journal?.forget();
  expect(journal?.recall(submission('a'))).toBe('same');
  clock.mockImplementation(() => now + 25 * 3_600_000);
  journal?.forget();
  expect([journal?.recall(submission('a')), journal?.recall(submission('b'))]).toEqual(['unknown', 'same']);
  journal?.close();
});

test('processes of one volume take slots of their own, and the next one those that are free', () => {
  const first = takeSlot(folder);
  const second = takeSlot(folder);
  expect(readdirSync(folder).filter((name) => name.endsWith('.sqlite'))).toEqual([
    'slot-1.sqlite',
    'slot-2.sqlite',
  ]);
  expect([...first.orphans()]).toEqual([]);
  second.own.keep([submission('stranded')]);
  second.own.close();
  const found = [...first.orphans()].length;
  expect(found).toBe(1);
  for (const orphan of first.orphans()) expect(orphan.waiting(0, 10)[0]?.submission.id).toBe('stranded');
  const third = takeSlot(folder);
  expect(third.own.waiting(0, 10)).toHaveLength(1);
  for (const { own } of [first, third]) own.close();
});

test('a process that is killed leaves its slot to others', async () => {
  const env = {
    DATABASE_URL: 'mysql://suite:geheim@127.0.0.1:1/suite',
    DATA_DIR: folder,
    PORT: '0',
    ADMIN_PASSWORD: 'x',
  };
  const run = runNode('server.ts', [], env);
  await run.waitFor(/"port":(\d+)/);
  const slots = takeSlot(join(folder, 'intake'));
  expect([...slots.orphans()]).toEqual([]);
  run.child.kill('SIGKILL');
  await run.ended;
  expect([...slots.orphans()]).toHaveLength(1);
  slots.own.close();
});

test('a journal that is no journal, or can not be made, stops the start with one sentence', async () => {
  mkdirSync(join(folder, 'intake'));
  writeFileSync(join(folder, 'intake', 'slot-1.sqlite'), 'Dear Sir or Madam, '.repeat(300));
  const run = runNode('server.ts', [], {
    DATABASE_URL: 'mysql://a:b@127.0.0.1:1/x',
    DATA_DIR: folder,
    PORT: '0',
  });
  expect(await run.ended).toBe(1);
  expect(run.output()).toMatch(
    /^The intake journal in .*intake can't be opened or written \(SQLITE_NOTADB\): [^\n]+\n$/,
  );
});

test('a clock that is set back holds up no copying', async () => {
  jest.useFakeTimers();
  const copier = { copy: jest.fn(async () => undefined), isReachable: () => false };
  const drain = createDrainer(copier);
  await drain();
  jest.setSystemTime(Date.now() - 3_600_000);
  jest.advanceTimersByTime(1000);
  await drain();
  jest.useRealTimers();
  expect(copier.copy).toHaveBeenCalledTimes(2);
});
