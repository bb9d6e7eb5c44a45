import { copyFileSync, mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Knex } from 'knex';
import { migrate } from '../src/db/migrate.ts';
import { createTestDatabase, isOnMySql, sqliteTemplate } from './support/test-database.ts';

/** Returns the statements that copy a MySQL database. */
async function statementsOf(db: Knex): Promise<string> {
  const [tables] = await db.raw('show tables');
  const statements: string[] = [];
  for (const name of tables.flatMap(Object.values)) {
    const [[table]] = await db.raw('show create table ??', [name]);
    statements.push(table['Create Table']);
    const rows = await db(name);
    if (rows.length > 0) statements.push(db(name).insert(rows).toQuery());
  }
  return statements.join(';');
}

/** Migrates a database once, and puts the statements that copy it into TEST_MYSQL_TEMPLATE, or its file into `.cache`. */
export default async function prepareTemplate(): Promise<void> {
  const database = await createTestDatabase();
  const db = database.open();
  try {
    await migrate(db, async () => undefined);
    if (isOnMySql) process.env.TEST_MYSQL_TEMPLATE = await statementsOf(db);
  } finally {
    await db.destroy();
  }
  if (!isOnMySql) {
    mkdirSync(dirname(sqliteTemplate), { recursive: true });
    // Copied, because `.cache` may be on another disk, then renamed, because another run may be reading the file.
    const written = `${sqliteTemplate}.${process.pid}`;
    copyFileSync(database.url, written);
    renameSync(written, sqliteTemplate);
  }
  await database.drop();
}
