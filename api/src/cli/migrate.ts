import { setTimeout as delay } from 'node:timers/promises';
import { explained } from '@suite/contracts/operator-error';
import type { Knex } from 'knex';
import type { DatabaseAddress } from '../db/database-url.ts';
import { codeOf } from '../db/error-codes.ts';
import { schemaState } from '../db/migrate.ts';
import { type Config, readConfig } from '../server/config.ts';
import { migrated } from '../server/prepare-database.ts';
import { StartError } from '../server/start-error.ts';

/** Table whose rows the API inserts and reads; it changes them only to clear old addresses (docs/decisions/0098). */
const onlyAddedTo = 'audit_log';

const beyondReading =
  'insert, update, delete, create, drop, references, index, alter, create temporary tables, lock tables, execute, create view, show view, create routine, alter routine, event, trigger';

/**
 * Grants an account the rights that the API needs on each table and revokes all others in this database. Must run after
 * every migration, because MySQL grants rights per table. A running API never loses a right that it needs.
 */
async function grantRights(db: Knex, database: string, user: string): Promise<void> {
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

/**
 * Entry point of the one-shot `migrate` service in Compose: migrates the schema with a separate account and grants the
 * API's account its rights.
 */

/** Milliseconds to wait for MySQL to start. */
const timeout = 120_000;

const print = (line: string) => process.stdout.write(`${line}\n`);

const refusal = /^ER_(?:(?:DB|TABLE)?ACCESS_DENIED_ERROR|BAD_DB_ERROR|CANT_CREATE_USER_WITH_GRANT)$/;
const isRefused = (error: unknown) => error instanceof StartError && refusal.test(codeOf(error.cause));

/** Migrates the schema and, if the API has a separate account, grants its rights. Returns the line to print. */
const bringUpToDate = (own: DatabaseAddress, api: DatabaseAddress) =>
  migrated({ database: own }, async (db) => {
    const isSplit = own.kind === 'mysql' && api.kind === 'mysql' && own.user !== api.user;
    if (isSplit) await grantRights(db, own.database, api.user);
    const { later } = await schemaState(db);
    const more = later.length > 0 ? `, and holds what a later release made (${later.join(', ')})` : '';
    const rights = isSplit ? `, '${api.user}' has the rights of the API` : '';
    return `The schema is up to date${more}${rights}.`;
  });

async function run({ database, migrateDatabase = database }: Config) {
  const end = Date.now() + timeout;
  for (;;) {
    try {
      return await bringUpToDate(migrateDatabase, database);
    } catch (error) {
      if (!(error instanceof StartError) || isRefused(error) || Date.now() > end) throw error;
      print(`${error.message} Trying again.`);
      await delay(3000);
    }
  }
}

try {
  print(await run(readConfig()));
} catch (error) {
  process.stderr.write(`${explained(error)}\n`);
  process.exitCode = 1;
}
