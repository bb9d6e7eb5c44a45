import type { Knex } from 'knex';
import { isDuplicate } from '../db/error-codes.ts';
import { recount } from '../submissions/counts.ts';
import { derive } from '../submissions/derive.ts';
import { type ErasedPeople, wiped } from '../submissions/erasures.ts';
import type { PhoneCountry } from '../submissions/phone.ts';
import type { StoreResult, Submission, SubmissionTable } from '../submissions/submission.ts';

/** Inserts all rows and returns true; if one of the keys exists already, inserts no row and returns false. */
const tryInsert = (trx: Knex, table: string, rows: readonly object[]): Promise<boolean> =>
  trx(table)
    .insert(rows)
    .then(
      () => true,
      (error) => {
        if (isDuplicate(error)) return false;
        throw error;
      },
    );

const withNonce = (submissions: readonly Submission[]) =>
  submissions.flatMap((submission) => (submission.nonce ? [{ submission, nonce: submission.nonce }] : []));

/**
 * Marks the captchas of these submissions as used. Returns the submissions whose captcha was already used for another
 * one.
 */
async function spendNonces(trx: Knex, submissions: readonly Submission[]): Promise<Set<Submission>> {
  const given = withNonce(submissions);
  if (given.length === 0) return new Set();
  const nonces = given.map(({ submission, nonce }) => ({
    nonce: nonce.value,
    submission_id: submission.id,
    expires_at: nonce.expiresAt,
  }));
  if (await tryInsert(trx, 'captcha_nonces', nonces)) return new Set();
  await trx('captcha_nonces').insert(nonces).onConflict('nonce').merge(['nonce']);
  const rows = await trx('captcha_nonces').whereIn(
    'nonce',
    given.map(({ nonce }) => nonce.value),
  );
  const owners = new Map<string, string>(rows.map((row) => [row.nonce, row.submission_id]));
  const isSpent = ({ submission, nonce }: (typeof given)[number]) =>
    owners.get(nonce.value) !== submission.id;
  return new Set(given.filter(isSpent).map(({ submission }) => submission));
}

const rowOf = ({ id, hash, columns, metadata, receivedAt }: Submission) => ({
  ...columns,
  submission_id: id,
  submission_hash: hash,
  flagged_for: metadata.flaggedFor,
  first_touch: metadata.firstTouch,
  last_touch: metadata.lastTouch,
  created_at: receivedAt,
  read_at: null,
});

/**
 * Inserts the rows that are new and returns them. Inserts them one by one only if another process inserts the same rows
 * at the same time.
 */
async function insertNew<Row extends { submission_id: string }>(
  trx: Knex,
  table: string,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  if (await tryInsert(trx, table, rows)) return rows;
  const ids = rows.map(({ submission_id }) => submission_id);
  const seen = new Set<string>(await trx(table).whereIn('submission_id', ids).pluck('submission_id'));
  const others = rows.filter(({ submission_id }) => !seen.has(submission_id) && seen.add(submission_id));
  if (others.length === 0 || (await tryInsert(trx, table, others))) return others;
  const added: Row[] = [];
  for (const row of others) if (await tryInsert(trx, table, [row])) added.push(row);
  return added;
}

export interface WriteRules {
  /** Channels that notify the company. */
  channels: readonly string[];
  erasedPeople: ErasedPeople;
  homeCountry: PhoneCountry;
}

/**
 * Inserts and counts the new submissions, those in `erased` without their content. Returns the new ones, and the stored
 * hash of each key.
 */
async function insertRows(
  trx: Knex.Transaction,
  table: SubmissionTable,
  submissions: readonly Submission[],
  erased: ReadonlySet<Submission>,
  homeCountry: PhoneCountry,
) {
  const given = submissions.map((submission) => ({
    ...rowOf(submission),
    ...derive(submission, homeCountry),
    ...(erased.has(submission) && wiped(Object.keys(submission.columns))),
  }));
  const added = await insertNew(trx, table, given);
  await recount(
    trx,
    table,
    added.map((after) => ({ before: undefined, after })),
  );
  if (added === given)
    return { added: submissions, hashes: new Map(submissions.map(({ id, hash }) => [id, hash])) };
  const rows = await trx(table)
    .select('submission_id', 'submission_hash')
    .whereIn(
      'submission_id',
      submissions.map(({ id }) => id),
    );
  return {
    added: submissions.filter((_, index) => added.includes(given[index] as (typeof given)[number])),
    hashes: new Map<string, string>(rows.map((row) => [row.submission_id, row.submission_hash])),
  };
}

const asReplay = (submission: Submission): Submission => ({
  ...submission,
  nonce: undefined,
  metadata: { ...submission.metadata, flaggedFor: submission.metadata.flaggedFor ?? 'captcha used twice' },
});

/** Queues one notification per submission and channel. */
export async function announce(
  trx: Knex,
  submissions: readonly Pick<Submission, 'id' | 'table' | 'receivedAt'>[],
  channels: readonly string[],
) {
  const entries = submissions.flatMap(({ id, table, receivedAt }) =>
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
 * Writes submissions with their captcha nonces, counters and notifications; must run in a transaction. Writing a
 * submission again changes nothing. A submission whose captcha is already used is skipped; with `keepSpent` it is
 * stored and flagged instead, because it has been acknowledged. Returns one result per submission, in order.
 */
export async function writeSubmissions(
  trx: Knex.Transaction,
  submissions: readonly Submission[],
  rules: WriteRules,
  { keepSpent = false } = {},
): Promise<StoreResult[]> {
  const spent = await spendNonces(trx, submissions);
  if (keepSpent && spent.size > 0)
    return writeSubmissions(
      trx,
      submissions.map((submission) => (spent.has(submission) ? asReplay(submission) : submission)),
      rules,
    );
  const erased = await rules.erasedPeople.among(trx, submissions);
  const byTable = Map.groupBy(
    submissions.filter((submission) => !spent.has(submission)),
    ({ table }) => table,
  );
  const kept = new Map<SubmissionTable, Map<string, string>>();
  const isAdded = new Set<Submission>();
  for (const [table, ofTable] of byTable) {
    const { added, hashes } = await insertRows(trx, table, ofTable, erased, rules.homeCountry);
    kept.set(table, hashes);
    for (const submission of added) isAdded.add(submission);
  }
  const resultOf = (submission: Submission): StoreResult => {
    if (spent.has(submission)) return 'spent';
    const { id, hash, table } = submission;
    return kept.get(table)?.get(id) === hash ? 'stored' : 'different';
  };
  await announce(
    trx,
    // Suspected robots and erased people cause no notification. Neither does a repeat, whose record may be flagged.
    submissions.filter(
      (submission) =>
        isAdded.has(submission) && submission.metadata.flaggedFor === null && !erased.has(submission),
    ),
    rules.channels,
  );
  return submissions.map(resultOf);
}
