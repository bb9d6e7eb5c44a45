import type { Knex } from 'knex';
import { isMySql } from './open-database.ts';
import { createTable, exactColumn, keyColumn } from './tables.ts';

/** The folded text that searches look in, and the version by which it and the other keys were derived. */
export function searchTextColumns(db: Knex, table: Knex.TableBuilder) {
  if (isMySql(db)) table.specificType('search_text', 'mediumtext character set utf8mb4 collate utf8mb4_bin');
  else table.text('search_text');
  // 0 in rows of an earlier release, until a background task derives their keys.
  table.integer('derivation').notNullable().defaultTo(0);
}

/** The key of a second telephone number, which earlier releases do not read. */
export const secondPhoneColumn = (db: Knex, table: Knex.TableBuilder) =>
  keyColumn(db, table, 'second_phone_key', 32);

const indexes: Record<string, string[]> = {
  folder: ['folder', 'created_at', 'id'],
  name: ['folder', 'name_key', 'id'],
  source: ['folder', 'source', 'created_at', 'id'],
  status: ['folder', 'status', 'created_at', 'id'],
  read: ['folder', 'read_at', 'created_at', 'id'],
  email: ['email_key'],
  phone: ['phone_key'],
  batch: ['trash_batch'],
  answered: ['answered_at'],
  assignee: ['folder', 'assignee_id', 'created_at', 'id'],
  follow_up: ['folder', 'follow_up', 'id'],
  derivation: ['derivation'],
  second_phone: ['second_phone_key'],
};

/**
 * Creates the table of a form: the given columns, and those of keys, metadata, lists and counters. Changing it does not
 * change existing tables.
 */
export async function createFormTable(db: Knex, name: string, own: (table: Knex.CreateTableBuilder) => void) {
  await createTable(db, name, (table) => {
    table.increments('id');
    keyColumn(db, table, 'submission_id', 128)
      .notNullable()
      .unique({ indexName: `${name}_submission_id` });
    keyColumn(db, table, 'submission_hash', 64).notNullable();
    table.bigInteger('created_at').notNullable();
    table.index(['created_at', 'id'], `${name}_created_at`);
    own(table);
    // Why it is suspected, and its first and last visit as JSON.
    table.string('flagged_for', 100);
    table.text('first_touch');
    table.text('last_touch');
    keyColumn(db, table, 'folder', 8).notNullable().defaultTo('inbox');
    keyColumn(db, table, 'trashed_from', 8);
    keyColumn(db, table, 'trash_batch', 32);
    keyColumn(db, table, 'status', 10).notNullable().defaultTo('new');
    keyColumn(db, table, 'source', 40).notNullable().defaultTo('unknown');
    keyColumn(db, table, 'offering', 40).notNullable().defaultTo('');
    table.bigInteger('read_at');
    table.bigInteger('answered_at');
    table.bigInteger('trashed_at');
    exactColumn(db, table, 'name_key', 100).notNullable().defaultTo('');
    keyColumn(db, table, 'email_key', 254);
    keyColumn(db, table, 'phone_key', 32).notNullable().defaultTo('');
    // Unused; a rollback needs it. Earlier releases made a full-text index of it, which `removeReplaced` removes.
    if (isMySql(db)) table.specificType('search_words', 'text character set ascii');
    else table.text('search_words');
    table.integer('assignee_id').unsigned();
    // A date such as 2026-11-25, which sorts by time.
    keyColumn(db, table, 'follow_up', 10);
    searchTextColumns(db, table);
    secondPhoneColumn(db, table);
    for (const [suffix, columns] of Object.entries(indexes)) table.index(columns, `${name}_${suffix}`);
  });
  await addDueIndex(db, name);
}

/** Returns the names of a table's indexes. */
export async function indexNames(db: Knex, name: string): Promise<string[]> {
  const [rows] = isMySql(db)
    ? await db.raw(
        'select distinct index_name as name from information_schema.statistics where table_schema = database() and table_name = ?',
        [name],
      )
    : [await db.raw("select name from sqlite_master where type = 'index' and tbl_name = ?", [name])];
  return rows.map((row: { name: string }) => row.name);
}

/** Adds one of the indexes above to the table of a form that lacks it. */
export async function addIndex(db: Knex, name: string, suffix: string) {
  const index = `${name}_${suffix}`;
  if ((await indexNames(db, name)).includes(index)) return;
  await db.schema.alterTable(name, (table) => table.index(indexes[suffix] ?? [], index));
}

/** Adds the index of follow-up dates in which each date has the newest record first. Earlier releases read `follow_up`. */
export async function addDueIndex(db: Knex, name: string) {
  const index = `${name}_due`;
  if ((await indexNames(db, name)).includes(index)) return;
  await db.raw('create index ?? on ?? (folder, follow_up, created_at desc, id desc)', [index, name]);
}
