import type { Knex } from 'knex';
import { isMySql } from './open-database.ts';

/**
 * Creates a table under a temporary name and renames it. MySQL commits every DDL statement, so a crash between table
 * and indexes must not leave a table that looks finished.
 */
export async function createTable(db: Knex, name: string, build: (table: Knex.CreateTableBuilder) => void) {
  if (await db.schema.hasTable(name)) return;
  const unfinished = `${name}_unfinished`;
  await db.schema.dropTableIfExists(unfinished);
  await db.schema.createTable(unfinished, (table) => {
    if (isMySql(db)) table.charset('utf8mb4');
    build(table);
  });
  await db.schema.renameTable(unfinished, name);
}

/** Defines a column of keys or hashes. MySQL's default collation would ignore case and accents in them. */
export const keyColumn = (db: Knex, table: Knex.CreateTableBuilder, name: string, length: number) =>
  isMySql(db)
    ? table.specificType(name, `varchar(${length}) character set ascii collate ascii_bin`)
    : table.string(name, length);

/** Defines a text column that compares exactly on both databases. */
export const exactColumn = (db: Knex, table: Knex.CreateTableBuilder, name: string, length: number) =>
  isMySql(db)
    ? table.specificType(name, `varchar(${length}) character set utf8mb4 collate utf8mb4_bin`)
    : table.string(name, length);

/** Defines the columns that the tables of all forms share. */
export function submissionColumns(db: Knex, table: Knex.CreateTableBuilder, name: string) {
  table.increments('id');
  keyColumn(db, table, 'submission_id', 128)
    .notNullable()
    .unique({ indexName: `${name}_submission_id` });
  keyColumn(db, table, 'submission_hash', 64).notNullable();
  table.bigInteger('created_at').notNullable();
  table.index(['created_at', 'id'], `${name}_created_at`);
}

/** Defines the metadata columns of a submission: why it is suspected, and its first and last visit as JSON. */
export function markColumns(table: Knex.CreateTableBuilder) {
  table.string('flagged_for', 100);
  table.text('first_touch');
  table.text('last_touch');
}
