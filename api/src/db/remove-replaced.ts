import type { Knex } from 'knex';
import { isMySql } from './open-database.ts';
import { indexNames } from './record-columns.ts';

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

/** Returns whether a table has the full-text index of earlier releases. */
const hasFullText = async (db: Knex, name: string): Promise<boolean> =>
  isMySql(db) ? (await indexNames(db, name)).includes(`${name}_words`) : db.schema.hasTable(`${name}_words`);

/** Rows per statement; few, because they stay locked until it ends. */
const portion = 2000;

/** Removes the full-text index of earlier releases and its words. On SQLite it is a separate table with triggers. */
async function removeFullText(db: Knex, name: string) {
  if (!(await hasFullText(db, name))) return;
  const words = `${name}_words`;
  if (isMySql(db)) await db.raw('drop index ?? on ??', [words, name]);
  else {
    for (const trigger of ['added', 'removed', 'changed'])
      await db.raw(`drop trigger if exists ${words}_${trigger}`);
    await db.raw(`drop table ${words}`);
  }
  const [last] = await db(name).max({ id: 'id' });
  for (let id = 0; id <= (last?.id ?? 0); id += portion)
    await db(name)
      .whereBetween('id', [id, id + portion - 1])
      .whereNotNull('search_words')
      .update({ search_words: null });
}
