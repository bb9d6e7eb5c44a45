import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Knex } from 'knex';
import { codeOf } from './error-codes.ts';
import { isMySql } from './open-database.ts';

const folder = path.join(import.meta.dirname, 'migrations');

/** Names of this release's migrations, in order. */
const migrations = readdirSync(folder)
  .map((file) => path.parse(file).name)
  .sort();

export const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: async () => migrations,
  getMigrationName: (name) => name,
  getMigration: async (name) => ({
    up: (await import(`./migrations/${name}.ts`)).default.up,
    // knex requires it, but no migration runs down (docs/decisions/0121).
    down: async () => undefined,
  }),
};

/** Migrations of this release that the database lacks, and migrations of a later release that it has. */
interface SchemaState {
  missing: string[];
  later: string[];
}

/** Compares the applied migrations with those of this release; needs only the right to read `knex_migrations`. */
export async function schemaState(db: Knex): Promise<SchemaState> {
  const applied: string[] = await db('knex_migrations')
    .pluck('name')
    .catch((error) => {
      // Without any right on a table, MySQL reports "access denied" whether or not the table exists.
      if (/^ER_(?:NO_SUCH_TABLE|TABLEACCESS_DENIED_ERROR)$/.test(codeOf(error))) return [];
      throw error;
    });
  return {
    missing: migrations.filter((name) => !applied.includes(name)),
    later: applied.filter((name) => name > (migrations.at(-1) ?? '')),
  };
}

/**
 * Returns whether this account may change the schema. Tries to drop a table that doesn't exist, which also detects
 * rights that come from roles.
 */
export const canMigrate = (db: Knex): Promise<boolean> =>
  db.schema.dropTableIfExists('rights_unfinished').then(
    () => true,
    (error) => {
      if (codeOf(error) === 'ER_TABLEACCESS_DENIED_ERROR') return false;
      throw error;
    },
  );

/**
 * Accepts unknown migrations, because the schema of a later release contains everything that ours needs
 * (docs/decisions/0121).
 */
const latest = { migrationSource, disableMigrationsListValidation: true };

/**
 * Migrates the schema and then runs `afterwards`, in one process at a time. Needs a pool of at least two connections on
 * MySQL.
 */
export function migrate<T>(db: Knex, afterwards: (db: Knex) => Promise<T>): Promise<T> {
  return isMySql(db) ? migrateMySql(db, afterwards) : migrateSqlite(db, afterwards);
}

/** Migrates in one transaction whose first statement takes the write lock of the file. */
async function migrateSqlite<T>(db: Knex, afterwards: (db: Knex) => Promise<T>): Promise<T> {
  const [{ user_version: version }] = await db.raw('pragma user_version');
  return db.transaction(async (trx) => {
    // A transaction that starts with a read fails if another process writes before it does.
    await trx.raw(`pragma user_version = ${Number(version)}`);
    await trx.migrate.latest(latest);
    return afterwards(trx);
  });
}

/** Lock names are shared by the whole server and have at most 64 characters. */
const lockName = "concat('migrate-', left(sha2(database(), 256), 40))";

/**
 * Runs `work` while no other process migrates this MySQL database. Takes a named lock, which the server releases when
 * its holder dies; knex's own lock row would stay locked forever.
 */
export const withMigrationLock = <T>(db: Knex, work: () => Promise<T>): Promise<T> =>
  db.transaction(async (holder) => {
    const [[{ locked }]] = await holder.raw(`select get_lock(${lockName}, 300) as locked`);
    if (locked !== 1) throw new Error('Another process has been migrating the database for five minutes');
    try {
      return await work();
    } finally {
      await holder.raw(`do release_lock(${lockName})`);
    }
  });

const migrateMySql = <T>(db: Knex, afterwards: (db: Knex) => Promise<T>): Promise<T> =>
  withMigrationLock(db, async () => {
    if ((await schemaState(db)).missing.length > 0) {
      await db.migrate.forceFreeMigrationsLock(latest);
      await db.migrate.latest(latest);
    }
    return await afterwards(db);
  });
