import { randomBytes } from 'node:crypto';
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { createConnection } from 'mysql2/promise';
import { parseDatabaseUrl } from '../../src/db/database-url.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { afterwards, temporaryFolder } from './afterwards.ts';

export interface TestDatabase {
  /** Temporary folder. */
  folder: string;
  /** DATABASE_URL of a database that no other test uses. */
  url: string;
  /** Opens a separate connection, which is closed afterwards. */
  open(): Knex;
  /** Runs a query on a separate connection, however long it takes. */
  on<T>(query: (db: Knex) => Promise<T>): Promise<T>;
  drop(): Promise<void>;
}

export const isOnMySql = Boolean(process.env.TEST_MYSQL_URL);

/**
 * Creates an empty database on the MySQL server, or a temporary SQLite file if no server is given. It is dropped
 * afterwards.
 */
export async function createTestDatabase(server = process.env.TEST_MYSQL_URL): Promise<TestDatabase> {
  const folder = temporaryFolder();
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  if (!server) {
    const url = join(folder, 'test.sqlite');
    return { folder, url, open: () => open(url), on: queryOn(url), drop: async () => removeFolder() };
  }
  const name = `api_test_${randomBytes(6).toString('hex')}`;
  await runOn(server, `create database ${name}`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const drop = async () => {
    removeFolder();
    await runOn(server, `drop database if exists ${name}`);
  };
  afterwards(drop);
  return { folder, url, open: () => open(url), on: queryOn(url), drop };
}

/** An empty SQLite database with the current schema, which the run of the tests has written. */
export const sqliteTemplate = join(import.meta.dirname, '../../../.cache/api-test.sqlite');

/** Creates a copy of the database with the current schema, which is faster than migrating. */
export async function createMigratedDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  const { TEST_MYSQL_TEMPLATE: template } = process.env;
  if (template) await runOn(database.url, template);
  else copyFileSync(sqliteTemplate, database.url);
  return database;
}

function open(url: string, withoutTimeout = url.startsWith('mysql:')) {
  const address = parseDatabaseUrl(url);
  if (!address) throw new Error(`Not a database: ${url}`);
  const db = openDatabase(address, { withoutTimeout });
  afterwards(() => db.destroy());
  return db;
}

const queryOn =
  (url: string) =>
  async <T>(query: (db: Knex) => Promise<T>): Promise<T> => {
    const db = open(url, true);
    return query(db).finally(() => db.destroy());
  };

/** Runs statements on a connection of their own, for which a busy machine may take longer than the product waits. */
async function runOn(server: string, statements: string) {
  const connection = await createConnection({
    uri: server,
    connectTimeout: 50_000,
    multipleStatements: true,
  });
  await connection.query(statements).finally(() => connection.end());
}
