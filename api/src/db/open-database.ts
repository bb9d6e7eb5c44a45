import { closeSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import knex, { type Knex } from 'knex';
import type { Connection as MySqlConnection } from 'mysql2';
import type { DatabaseAddress, DatabaseTls } from './database-url.ts';
import { makeFolder } from './make-folder.ts';

/** An answer must not wait longer than this for MySQL (R68). */
const queryTimeout = 3000;

/** Errors reach us as errors; knex would print them too, with the values of the query in their text (R63). */
const quiet = { compileSqlOnError: false, log: { warn: () => undefined, error: () => undefined } };

export const isMySql = (db: Knex) => db.client.config.client === 'mysql2';

/**
 * Gives a connection pool; on MySQL nothing is opened before the first query. Throws where the folder of the SQLite
 * file or the file itself can't be made. `unhurried` is for migrations: it does without the time limit of queries, and
 * waits a minute for a connection, and five for another process that has the SQLite file.
 */
export function openDatabase(address: DatabaseAddress, { unhurried = false } = {}): Knex {
  if (address.kind === 'sqlite') return openSqlite(address.file, unhurried ? 300_000 : 3000);
  const db = openMySql(address, unhurried ? 60_000 : 1500);
  if (!unhurried) db.on('start', (query: Knex.QueryBuilder) => query.timeout?.(queryTimeout));
  return db;
}

/** One process writes the file through one connection (requirements.md section 4); only its owner reads it. */
function openSqlite(filename: string, patience: number) {
  makeFolder(dirname(filename));
  closeSync(openSync(filename, 'a', 0o600));
  return knex({
    client: 'better-sqlite3',
    connection: { filename },
    useNullAsDefault: true,
    ...quiet,
    pool: {
      min: 1,
      max: 1,
      afterCreate: (connection: { pragma(statement: string): unknown }, done: (error?: unknown) => void) => {
        try {
          connection.pragma(`busy_timeout = ${patience}`);
          connection.pragma('journal_mode = WAL');
          connection.pragma('synchronous = FULL');
          connection.pragma('foreign_keys = ON');
          // What was erased or purged must not stay readable in the file.
          connection.pragma('secure_delete = ON');
          done();
        } catch (error) {
          done(error);
        }
      },
    },
  });
}

/** `patience` is how long a connection may take, in milliseconds. */
function openMySql(
  { kind: _, tls, ...connection }: Extract<DatabaseAddress, { kind: 'mysql' }>,
  patience: number,
) {
  return knex({
    client: 'mysql2',
    connection: {
      ...connection,
      ...(tls && { ssl: sslOptions(tls) }),
      charset: 'utf8mb4',
      timezone: 'Z',
      connectTimeout: patience,
    },
    acquireConnectionTimeout: patience,
    ...quiet,
    pool: {
      min: 0,
      max: 10,
      afterCreate: (connection: MySqlConnection, done: (error: unknown) => void) => {
        connection.query("set time_zone = '+00:00', sql_mode = 'TRADITIONAL'", (error) => done(error));
      },
    },
  });
}

const sslOptions = ({ mode, caFile }: DatabaseTls) => ({
  ...(caFile && { ca: readFileSync(caFile) }),
  rejectUnauthorized: mode !== 'REQUIRED',
  verifyIdentity: mode === 'VERIFY_IDENTITY',
});
