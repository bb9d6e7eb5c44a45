import type { Knex } from 'knex';

/** Table whose rows the API inserts and reads; it changes them only to clear old addresses (docs/decisions/0098). */
const onlyAddedTo = 'audit_log';

const beyondReading =
  'insert, update, delete, create, drop, references, index, alter, create temporary tables, lock tables, execute, create view, show view, create routine, alter routine, event, trigger';

/**
 * Grants an account the rights that the API needs on each table and revokes all others in this database. Must run after
 * every migration, because MySQL grants rights per table. A running API never loses a right that it needs.
 */
export async function grantRights(db: Knex, database: string, user: string): Promise<void> {
  // In database-level grants, `_` and `%` are wildcards.
  const pattern = database.replaceAll(/[_%]/g, '\\$&');
  await db.raw("grant select on ??.* to ?@'%'", [pattern, user]);
  for (const table of await writtenTables(db)) {
    await db.raw("grant insert on ??.?? to ?@'%'", [database, table, user]);
    const change =
      table === onlyAddedTo
        ? 'revoke if exists update, delete on ??.?? from'
        : 'grant update, delete on ??.?? to';
    await db.raw(`${change} ?@'%'`, [database, table, user]);
    if (table === onlyAddedTo)
      await db.raw("grant update (address) on ??.?? to ?@'%'", [database, table, user]);
  }
  await db.raw(`revoke if exists ${beyondReading} on ??.* from ?@'%'`, [pattern, user]);
}

/** Returns all tables except knex's own and those that an interrupted migration left behind. */
async function writtenTables(db: Knex): Promise<string[]> {
  const [rows] = await db.raw(
    "select table_name as name from information_schema.tables where table_schema = database() and table_type = 'BASE TABLE'",
  );
  const names: string[] = rows.map(({ name }: { name: string }) => name);
  return names.filter((name) => !/^knex_|_unfinished$/.test(name));
}
