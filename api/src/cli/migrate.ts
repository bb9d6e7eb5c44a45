import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseAddress } from '../db/database-url.ts';
import { codeOf } from '../db/error-codes.ts';
import { grantRights } from '../db/grant-rights.ts';
import { schemaState } from '../db/migrate.ts';
import { type Config, readConfig } from '../server/config.ts';
import { ConfigError } from '../server/config-error.ts';
import { migrated } from '../server/prepare-database.ts';
import { StartError } from '../server/start-error.ts';

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
    const { unknown } = await schemaState(db);
    const later = unknown.length > 0 ? `, and holds what a later release made (${unknown.join(', ')})` : '';
    const rights = isSplit ? `, '${api.user}' has the rights of the API` : '';
    return `The schema is up to date${later}${rights}.`;
  });

/**
 * Migrates with the API's account: a volume of an earlier release lacks the migration account, but its API account has
 * all rights.
 */
async function byTheApisAccount(api: DatabaseAddress, refused: unknown) {
  const line = await bringUpToDate(api, api).catch(() => {
    throw refused;
  });
  return `${line}\nThe API's database account did this and has more rights than it needs: create the accounts described in docs/operations/outages.md under 'MySQL accounts'.`;
}

async function run({ database, migrateDatabase = database }: Config) {
  const end = Date.now() + timeout;
  for (;;) {
    try {
      return await bringUpToDate(migrateDatabase, database);
    } catch (error) {
      if (isRefused(error) && migrateDatabase !== database) return byTheApisAccount(database, error);
      if (!(error instanceof StartError) || isRefused(error) || Date.now() > end) throw error;
      print(`${error.message} Trying again.`);
      await delay(3000);
    }
  }
}

try {
  print(await run(readConfig()));
} catch (error) {
  const isExplained = error instanceof ConfigError || error instanceof StartError;
  process.stderr.write(`${isExplained ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
