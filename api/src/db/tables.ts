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
export const keyColumn = (db: Knex, table: Knex.TableBuilder, name: string, length: number) =>
  isMySql(db)
    ? table.specificType(name, `varchar(${length}) character set ascii collate ascii_bin`)
    : table.string(name, length);

/** Defines a text column that compares exactly on both databases. */
export const exactColumn = (db: Knex, table: Knex.TableBuilder, name: string, length: number) =>
  isMySql(db)
    ? table.specificType(name, `varchar(${length}) character set utf8mb4 collate utf8mb4_bin`)
    : table.string(name, length);
