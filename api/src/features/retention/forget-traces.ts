import type { AuditKind } from '@suite/contracts/audit';
import { expiredSearch, type RecordFilter } from '@suite/contracts/records';
import type { Knex } from 'knex';
import { codeOf } from '../../db/unavailable.ts';

/** Anyone on the internet can cause these, so their addresses are not those of our administrators alone. */
const failedSignIns: AuditKind[] = ['sign-in-failed', 'second-factor-failed'];

/** The export ledger keeps what was searched for, which may be a person's name or address. */
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

/** The one change of the audit log that the API's account has a right to (docs/decisions/0098). */
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
      'Addresses of failed sign-ins are kept for too long: the database account may not clear audit_log.address. Run the migrate service.',
    );
  }
}

/** Clears personal data that outlives the records: searches in the export ledger and addresses in the audit log. */
export const forgetTraces = async (db: Knex, before: number): Promise<number> =>
  (await forgetSearches(db, before)) + (await forgetAddresses(db, before));
