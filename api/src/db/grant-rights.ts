import type { Knex } from 'knex';

/** Rows of it are added and read; only addresses are cleared when they are old (docs/decisions/0098). */
const onlyAddedTo = 'audit_log';

const beyondReading =
  'insert, update, delete, create, drop, references, index, alter, create temporary tables, lock tables, execute, create view, show view, create routine, alter routine, event, trigger';

/**
 * Gives an account what the API needs of each table, and takes away whatever else it may do in this database (R50). To be
 * repeated after every migration: rights belong to tables. Nothing that the API does is refused meanwhile.
 */
export async function grantRights(db: Knex, database: string, user: string): Promise<void> {
  // In rights on databases these stand for any characters.
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

/** All but the list of migrations and what a migration was cut off at. */
async function writtenTables(db: Knex): Promise<string[]> {
  const [rows] = await db.raw(
    "select table_name as name from information_schema.tables where table_schema = database() and table_type = 'BASE TABLE'",
  );
  const names: string[] = rows.map(({ name }: { name: string }) => name);
  return names.filter((name) => !/^knex_|_unfinished$/.test(name));
}
