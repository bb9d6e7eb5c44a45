import type { Knex } from 'knex';
import type { Submission, SubmissionTable, Verdict } from './submission.ts';

const withNonce = (submissions: readonly Submission[]) =>
  submissions.flatMap((submission) => (submission.nonce ? [{ submission, nonce: submission.nonce }] : []));

/** Spends the captchas of these submissions and gives those whose captcha belongs to another one. */
async function spendNonces(trx: Knex, submissions: readonly Submission[]): Promise<Set<Submission>> {
  const given = withNonce(submissions);
  if (given.length === 0) return new Set();
  await trx('captcha_nonces')
    .insert(
      given.map(({ submission, nonce }) => ({
        nonce: nonce.value,
        submission_id: submission.id,
        expires_at: nonce.expiresAt,
      })),
    )
    .onConflict('nonce')
    .merge(['nonce']);
  const rows = await trx('captcha_nonces').whereIn(
    'nonce',
    given.map(({ nonce }) => nonce.value),
  );
  const owners = new Map<string, string>(rows.map((row) => [row.nonce, row.submission_id]));
  const isSpent = ({ submission, nonce }: (typeof given)[number]) =>
    owners.get(nonce.value) !== submission.id;
  return new Set(given.filter(isSpent).map(({ submission }) => submission));
}

const rowOf = ({ id, hash, columns, marks, receivedAt }: Submission) => ({
  ...columns,
  submission_id: id,
  submission_hash: hash,
  flagged_for: marks.flaggedFor,
  first_touch: marks.firstTouch,
  last_touch: marks.lastTouch,
  created_at: receivedAt,
});

/** Inserts those that are not there, and gives what hash is kept under each key. */
async function insertRows(trx: Knex, table: SubmissionTable, submissions: readonly Submission[]) {
  await trx(table).insert(submissions.map(rowOf)).onConflict('submission_id').merge(['submission_id']);
  const rows = await trx(table)
    .select('submission_id', 'submission_hash')
    .whereIn(
      'submission_id',
      submissions.map(({ id }) => id),
    );
  return new Map<string, string>(rows.map((row) => [row.submission_id, row.submission_hash]));
}

const asReplay = (submission: Submission): Submission => ({
  ...submission,
  nonce: undefined,
  marks: { ...submission.marks, flaggedFor: submission.marks.flaggedFor ?? 'captcha used twice' },
});

/** Has the company told of each, by each channel; nothing is told of a suspected robot. */
async function announce(trx: Knex, submissions: readonly Submission[], channels: readonly string[]) {
  const entries = submissions
    .filter(({ marks }) => marks.flaggedFor === null)
    .flatMap(({ id, table, receivedAt }) =>
      channels.map((channel) => ({
        submission_table: table,
        submission_id: id,
        channel,
        next_attempt_at: receivedAt,
        created_at: receivedAt,
      })),
    );
  if (entries.length === 0) return;
  await trx('outbox')
    .insert(entries)
    .onConflict(['submission_table', 'submission_id', 'channel'])
    .merge(['submission_id']);
}

/**
 * Writes submissions with all that belongs to them; to be called inside a transaction. Writing one again changes nothing.
 * `channels` are those by which the company is told. One whose captcha is spent is left out, or with `keepSpent`
 * kept and flagged: it has been acknowledged. Answers a verdict for each, in order.
 */
export async function writeSubmissions(
  trx: Knex,
  submissions: readonly Submission[],
  channels: readonly string[],
  { keepSpent = false } = {},
): Promise<Verdict[]> {
  const spent = await spendNonces(trx, submissions);
  if (keepSpent && spent.size > 0)
    return writeSubmissions(
      trx,
      submissions.map((submission) => (spent.has(submission) ? asReplay(submission) : submission)),
      channels,
    );
  const byTable = Map.groupBy(
    submissions.filter((submission) => !spent.has(submission)),
    ({ table }) => table,
  );
  const kept = new Map<SubmissionTable, Map<string, string>>();
  for (const [table, ofTable] of byTable) kept.set(table, await insertRows(trx, table, ofTable));
  const verdictOf = (submission: Submission): Verdict => {
    if (spent.has(submission)) return 'spent';
    const { id, hash, table } = submission;
    return kept.get(table)?.get(id) === hash ? 'same' : 'different';
  };
  const verdicts = submissions.map(verdictOf);
  await announce(
    trx,
    submissions.filter((_, index) => verdicts[index] === 'same'),
    channels,
  );
  return verdicts;
}
