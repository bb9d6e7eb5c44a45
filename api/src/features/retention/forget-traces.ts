import type { AuditKind } from '@suite/contracts/audit';
import { expiredSearch, type RecordFilter } from '@suite/contracts/records';
import type { Knex } from 'knex';
import { codeOf } from '../../db/error-codes.ts';

/** Anyone can cause these entries, so their addresses may be personal data of people other than our administrators. */
const failedSignIns: AuditKind[] = ['sign-in-failed', 'second-factor-failed'];

/**
 * Masks old searches in the export ledger, because they may contain names or addresses. Returns the number of changed
 * entries.
 */
async function forgetSearches(db: Knex, before: number): Promise<number> {
  const entries: { id: number; filter: string }[] = await db('exports')
    .select('id', 'filter')
    .where('at', '<', before)
    .where('filter', 'like', '%"q":%')
    .whereNot('filter', 'like', `%"q":"${expiredSearch}"%`);
  for (const { id, filter } of entries) {
    const kept: RecordFilter = { ...JSON.parse(filter), q: expiredSearch };
    await db('exports')
      .where({ id })
      .update({ filter: JSON.stringify(kept) });
  }
  return entries.length;
}

/**
 * Clears addresses of failed sign-ins: the only change to the audit log that the API's database account may make
 * (docs/decisions/0098). Returns the number of changed entries.
 */
async function forgetAddresses(db: Knex, before: number): Promise<number> {
  try {
    return await db('audit_log')
      .where('at', '<', before)
      .whereIn('kind', failedSignIns)
      .whereNot({ address: '' })
      .update({ address: '' });
  } catch (error) {
    if (!/^ER_(?:TABLE|COLUMN)ACCESS_DENIED_ERROR$/.test(codeOf(error))) throw error;
    throw new Error(
      'Addresses of failed sign-ins are kept for too long: the database account is not allowed to clear audit_log.address. Run the migrate service.',
    );
  }
}

/**
 * Clears personal data that outlives the records: searches in the export ledger and addresses in the audit log.
 * `before` is in UTC milliseconds. Returns the number of changed entries.
 */
export const forgetTraces = async (db: Knex, before: number): Promise<number> =>
  (await forgetSearches(db, before)) + (await forgetAddresses(db, before));
