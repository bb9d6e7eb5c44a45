import type { Knex } from 'knex';
import { isMySql } from './open-database.ts';
import { exactColumn, keyColumn } from './tables.ts';

/** Adds all columns in one statement, which MySQL applies completely or not at all. */
async function addColumns(db: Knex, name: string) {
  if (await db.schema.hasColumn(name, 'folder')) return;
  await db.schema.alterTable(name, (table) => {
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
    // Null in rows of an older release, until a background job fills in the derived columns.
    keyColumn(db, table, 'email_key', 254);
    keyColumn(db, table, 'phone_key', 32).notNullable().defaultTo('');
    // Unused; a rollback needs it. Earlier releases made a full-text index of it, which `removeFullText` removes.
    if (isMySql(db)) table.specificType('search_words', 'text character set ascii');
    else table.text('search_words');
  });
}

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
};

const assignmentIndexes: Record<string, string[]> = {
  assignee: ['folder', 'assignee_id', 'created_at', 'id'],
  follow_up: ['folder', 'follow_up', 'id'],
};

async function addIndexes(db: Knex, name: string, wanted: Record<string, string[]>) {
  const there = await indexNames(db, name);
  const missing = Object.entries(wanted).filter(([suffix]) => !there.includes(`${name}_${suffix}`));
  if (missing.length > 0)
    await db.schema.alterTable(name, (table) => {
      for (const [suffix, columns] of missing) table.index(columns, `${name}_${suffix}`);
    });
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

/** Returns whether a table has the full-text index of earlier releases. */
const hasFullText = async (db: Knex, name: string): Promise<boolean> =>
  isMySql(db) ? (await indexNames(db, name)).includes(`${name}_words`) : db.schema.hasTable(`${name}_words`);

/** Rows per statement; few, because they stay locked until it ends. */
const portion = 2000;

/** Removes the full-text index of earlier releases and its words. On SQLite it is a separate table with triggers. */
export async function removeFullText(db: Knex, name: string) {
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

/**
 * Adds the columns and indexes that lists and counters need to the table of a form. A migration that creates the table of
 * a new form must call it, then `addAssignmentColumns`, `addSearchText` and `addSecondPhone`. Changing it does not change existing
 * tables.
 */
export async function addRecordColumns(db: Knex, name: string) {
  await addColumns(db, name);
  await db(name).whereNotNull('flagged_for').where({ folder: 'inbox' }).update({ folder: 'flagged' });
  await addIndexes(db, name, indexes);
}

/** Removes what `addRecordColumns` added. */
export async function removeRecordColumns(db: Knex, name: string) {
  await db.schema.alterTable(name, (table) => {
    for (const [suffix, columns] of Object.entries(indexes)) table.dropIndex(columns, `${name}_${suffix}`);
  });
  await db.schema.alterTable(name, (table) => {
    table.dropColumns(
      'folder',
      'trashed_from',
      'trash_batch',
      'status',
      'source',
      'offering',
      'read_at',
      'answered_at',
      'trashed_at',
      'name_key',
      'email_key',
      'phone_key',
      'search_words',
    );
  });
}

/**
 * Adds the columns and indexes of assignee and follow-up date. Rows of an older release have neither. MySQL copies the
 * table, because it has a full-text index; reads go on meanwhile.
 */
export async function addAssignmentColumns(db: Knex, name: string) {
  if (!(await db.schema.hasColumn(name, 'assignee_id')))
    await db.schema.alterTable(name, (table) => {
      table.integer('assignee_id').unsigned();
      // A date such as 2026-11-25, which sorts by time.
      keyColumn(db, table, 'follow_up', 10);
    });
  await addIndexes(db, name, assignmentIndexes);
}

/** Removes what `addAssignmentColumns` added. */
export async function removeAssignmentColumns(db: Knex, name: string) {
  await db.schema.alterTable(name, (table) => {
    for (const [suffix, columns] of Object.entries(assignmentIndexes))
      table.dropIndex(columns, `${name}_${suffix}`);
    table.dropColumns('assignee_id', 'follow_up');
  });
}

const searchIndexes: Record<string, string[]> = { derivation: ['derivation'] };

/** Adds the folded text that searches look in, and the version by which it and the other keys were derived. */
export async function addSearchText(db: Knex, name: string) {
  if (!(await db.schema.hasColumn(name, 'search_text')))
    await db.schema.alterTable(name, (table) => {
      if (isMySql(db))
        table.specificType('search_text', 'mediumtext character set utf8mb4 collate utf8mb4_bin');
      else table.text('search_text');
      // 0 in rows of an earlier release, until a background task derives their keys.
      table.integer('derivation').notNullable().defaultTo(0);
    });
  await addIndexes(db, name, searchIndexes);
}

/** Removes what `addSearchText` added. */
export async function removeSearchText(db: Knex, name: string) {
  await removeFullText(db, name);
  await db.schema.alterTable(name, (table) => {
    table.dropIndex(['derivation'], `${name}_derivation`);
    table.dropColumns('search_text', 'derivation');
  });
}

const phoneIndexes: Record<string, string[]> = { second_phone: ['second_phone_key'] };

/** Adds the key of a second telephone number, which earlier releases do not read. */
export async function addSecondPhone(db: Knex, name: string) {
  if (!(await db.schema.hasColumn(name, 'second_phone_key')))
    await db.schema.alterTable(name, (table) => {
      keyColumn(db, table, 'second_phone_key', 32);
    });
  await addIndexes(db, name, phoneIndexes);
}

/** Removes what `addSecondPhone` added. */
export async function removeSecondPhone(db: Knex, name: string) {
  await db.schema.alterTable(name, (table) => {
    for (const [suffix, columns] of Object.entries(phoneIndexes))
      table.dropIndex(columns, `${name}_${suffix}`);
    table.dropColumns('second_phone_key');
  });
}
