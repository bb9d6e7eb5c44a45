import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { DatabaseAddress } from '../db/database-url.ts';
import { canMigrate, migrate, schemaState } from '../db/migrate.ts';
import { isMySql, openDatabase } from '../db/open-database.ts';
import { indexNames } from '../db/record-columns.ts';
import { createAdministratorRepository } from '../features/administrators/administrator-repository.ts';
import type { Config } from './config.ts';
import { asDatabaseError, StartError } from './start-error.ts';

/** Milliseconds after an upgrade in which the release before it may come back. */
const rollbackPeriod = 7 * 24 * 60 * 60 * 1000;

/** Tables that had a full-text index before the migration that replaced it. */
const searched = ['business_leads', 'contact_messages', 'partner_applications'];
const replacement = '0090-search-text';

/**
 * Removes what earlier releases need and this one doesn't, once none of them is expected to come back
 * (docs/decisions/0121).
 */
async function removeReplaced(db: Knex): Promise<void> {
  const applied = await db('knex_migrations').where({ name: replacement }).first('migration_time');
  if (!applied || Date.now() - new Date(applied.migration_time).getTime() < rollbackPeriod) return;
  for (const table of searched) await removeFullText(db, table);
}

/** Returns whether a table has the full-text index of earlier releases. */
const hasFullText = async (db: Knex, name: string): Promise<boolean> =>
  isMySql(db) ? (await indexNames(db, name)).includes(`${name}_words`) : db.schema.hasTable(`${name}_words`);

/** Rows per statement; few, because they stay locked until it ends. */
const portion = 2000;

/** Removes the full-text index of earlier releases and its words. On SQLite it is a separate table with triggers. */
async function removeFullText(db: Knex, name: string) {
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
  return withDatabase(database, { withoutTimeout: true }, (db) =>
    migrate(db, async (current) => {
      if (await canMigrate(current)) await removeReplaced(current);
      return work(current);
    }),
  );
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
