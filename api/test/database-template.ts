import { migrate } from '../src/db/migrate.ts';
import { createTestDatabase, isOnMySql } from './support/test-database.ts';

/** Migrates a MySQL database once and puts the statements that copy it into TEST_MYSQL_TEMPLATE. */
export default async function prepareTemplate(): Promise<void> {
  if (!isOnMySql) return;
  const database = await createTestDatabase();
  const db = database.open();
  try {
    await migrate(db, async () => undefined);
    const [tables] = await db.raw('show tables');
    const statements: string[] = [];
    for (const name of tables.flatMap(Object.values)) {
      const [[table]] = await db.raw('show create table ??', [name]);
      statements.push(table['Create Table']);
      const rows = await db(name);
      if (rows.length > 0) statements.push(db(name).insert(rows).toQuery());
    }
    process.env.TEST_MYSQL_TEMPLATE = statements.join(';');
  } finally {
    await db.destroy();
    await database.drop();
  }
}
