import type { Knex } from 'knex';
import { removeFullText } from './record-columns.ts';

/** Milliseconds after an upgrade in which the release before it may come back. */
const rollbackPeriod = 7 * 24 * 60 * 60 * 1000;

/** Tables that had a full-text index before the migration that replaced it. */
const searched = ['business_leads', 'contact_messages', 'partner_applications'];
const replacement = '0090-search-text';

/**
 * Removes what earlier releases need and this one doesn't, once none of them is expected to come back
 * (docs/decisions/0121).
 */
export async function removeReplaced(db: Knex): Promise<void> {
  const applied = await db('knex_migrations').where({ name: replacement }).first('migration_time');
  if (!applied || Date.now() - new Date(applied.migration_time).getTime() < rollbackPeriod) return;
  for (const table of searched) await removeFullText(db, table);
}
