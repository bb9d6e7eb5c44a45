import fc from 'fast-check';
import type { Knex } from 'knex';
import { temporaryFolder } from '../../test/support/afterwards.ts';
import { createProcesses, type Fault, type Sent, type Step } from '../../test/support/journal-processes.ts';
import { createMigratedDatabase } from '../../test/support/test-database.ts';

/**
 * Runs the journals of several processes through generated histories in which processes are killed and transactions
 * fail, and compares what was acknowledged with what is stored.
 */

const histories = 80;
const processes = 3;

let db: Knex;
beforeAll(async () => {
  db = (await createMigratedDatabase()).open();
});

const process = fc.nat(processes - 1);
/** Few keys, contents and captchas, so that they repeat. */
const sent = fc.record({
  key: fc.constantFrom('k1', 'k2', 'k3', 'k4'),
  content: fc.constantFrom('Nimal', 'Kamala'),
  captcha: fc.constantFrom(undefined, 'c1', 'c2'),
});
const fault = fc.constantFrom<Fault>('none', 'database', 'death');
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    arbitrary: fc.record({
      does: fc.constant<'send'>('send'),
      process,
      batch: fc.array(sent, { minLength: 1, maxLength: 3 }),
    }),
    weight: 4,
  },
  {
    arbitrary: fc.record({ does: fc.constantFrom<'copy' | 'adopt'>('copy', 'adopt'), process, fault }),
    weight: 3,
  },
  { arbitrary: fc.record({ does: fc.constant<'kill'>('kill'), process }), weight: 2 },
);

const nameOf = (key: string, content: string) => `${key} ${content}`;
const unique = (values: readonly string[]) => [...new Set(values)].sort();

/** Returns the keys of the unflagged rows that were only ever sent with this captcha. */
const passedWith = (captcha: string, acknowledged: readonly Sent[], unflagged: readonly string[]) =>
  unflagged.filter((key) => acknowledged.every((one) => one.key !== key || one.captcha === captcha));

/** A flagged record, whose captcha another one has used, that is sent again without a captcha. */
const repeatOfFlagged: Step[] = [
  { does: 'send', process: 0, batch: [{ key: 'k2', content: 'Nimal', captcha: 'c1' }] },
  { does: 'send', process: 1, batch: [{ key: 'k1', content: 'Nimal', captcha: 'c1' }] },
  { does: 'send', process: 2, batch: [{ key: 'k1', content: 'Nimal', captcha: undefined }] },
  { does: 'copy', process: 0, fault: 'none' },
  { does: 'copy', process: 1, fault: 'none' },
  { does: 'copy', process: 2, fault: 'none' },
];

test('whatever is killed or fails, each acknowledged submission is stored or quarantined once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), async (steps) => {
      for (const table of ['business_leads', 'captcha_nonces', 'outbox', 'submission_counts'])
        await db(table).delete();
      const all = createProcesses(temporaryFolder(), db);
      for (const one of steps) await all.run(one);
      const quarantined = await all.finish();

      const rows = await db('business_leads').select('submission_id', 'name', 'flagged_for');
      const stored = rows.map((row) => nameOf(row.submission_id, row.name));
      const kept = quarantined.map(({ id, hash }) => nameOf(id, hash));
      expect([...stored, ...unique(kept)].sort()).toEqual(
        unique(all.acknowledged.map(({ key, content }) => nameOf(key, content))),
      );
      const unflagged: string[] = rows
        .filter((row) => row.flagged_for === null)
        .map((row) => row.submission_id);
      for (const captcha of ['c1', 'c2'])
        expect(passedWith(captcha, all.acknowledged, unflagged).length).toBeLessThanOrEqual(1);
      expect((await db('outbox').pluck('submission_id')).sort()).toEqual(unflagged.sort());
      const [counts] = await db('submission_counts').sum({ total: 'total' });
      expect(Number(counts?.total)).toBe(rows.length);
    }),
    { numRuns: histories, examples: [[repeatOfFlagged]] },
  );
});
