import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { DatabaseAddress } from '../db/database-url.ts';
import { canMigrate, isTooOld, migrate, schemaState } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { removeReplaced } from '../db/remove-replaced.ts';
import { createAdministratorRepository } from '../features/administrators/administrator-repository.ts';
import type { Config } from './config.ts';
import { asDatabaseError, StartError } from './start-error.ts';

/** The first administrator, just created; the password is set only if it was generated. */
export interface FirstAdministrator {
  username: string;
  generatedPassword?: string;
}

/**
 * Migrates the schema and creates the first administrator if there is none. Returns the created one, if any. Safe to
 * repeat and to run in several processes at once. Throws StartError if the database can't be used.
 */
export async function prepareDatabase(config: Config): Promise<FirstAdministrator | undefined> {
  return migrated(config, (db) => createFirstAdministrator(db, config));
}

/**
 * Migrates the database and runs `work` on it, over separate connections without query timeouts. Throws StartError,
 * also if the schema is outdated and this account may not change it.
 */
export async function migrated<T>(
  { database }: Pick<Config, 'database'>,
  work: (db: Knex) => Promise<T>,
): Promise<T> {
  if (database.kind === 'mysql') await withDatabase(database, {}, checkSchema);
  return withDatabase(database, { withoutTimeout: true }, async (db) => {
    if (await isTooOld(db))
      throw new StartError(
        'The database is of a release before 25 November 2026, which this one no longer upgrades: start the commit 4d1f80c on it once, then this release.',
      );
    return migrate(db, async (current) => {
      if (await canMigrate(current)) await removeReplaced(current);
      return work(current);
    });
  });
}

async function withDatabase<T>(
  database: DatabaseAddress,
  options: { withoutTimeout?: boolean },
  work: (db: Knex) => Promise<T>,
): Promise<T> {
  let db: Knex | undefined;
  try {
    db = openDatabase(database, options);
    return await work(db);
  } catch (error) {
    throw asDatabaseError(error, database);
  } finally {
    await db?.destroy();
  }
}

async function checkSchema(db: Knex) {
  const { missing } = await schemaState(db);
  if (missing.length === 0 || (await canMigrate(db))) return;
  throw new StartError(
    `The schema is older than this release (it lacks ${missing.length} of its migrations, the last ${missing.at(-1)}), and this account may not change it: the migrate service brings it up to date. If it failed, its log says why: docker compose logs migrate`,
    { isExpectedAtFirst: true },
  );
}

async function createFirstAdministrator(db: Knex, config: Config): Promise<FirstAdministrator | undefined> {
  const administrators = createAdministratorRepository(db);
  if (!(await administrators.isEmpty())) return undefined;
  const { adminUsername: username, adminPassword } = config;
  const role = 'administrator';
  if (adminPassword !== undefined) {
    await administrators.create({ username, password: adminPassword, role });
    return { username };
  }
  const generatedPassword = randomBytes(18).toString('base64url');
  await administrators.create({ username, password: generatedPassword, role });
  return { username, generatedPassword };
}
