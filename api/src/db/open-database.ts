import { closeSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database, Statement } from 'better-sqlite3';
import knex, { type Knex } from 'knex';
import type { Connection as MySqlConnection } from 'mysql2';
import type { DatabaseAddress, DatabaseTls } from './database-url.ts';
import { makeFolder } from './make-folder.ts';

/** Query timeout in milliseconds, so that a response never waits longer for MySQL. */
const queryTimeout = 3000;

/** Keeps knex from printing query errors, whose text contains personal data. The queries still reject with them. */
const quiet = { compileSqlOnError: false, log: { warn: () => undefined, error: () => undefined } };

export const isMySql = (db: Knex) => db.client.config.client === 'mysql2';

/**
 * Creates a connection pool; on MySQL it connects at the first query. Throws if the SQLite file or its folder can't be
 * created. With `withoutTimeout`, for migrations and tools, queries have no timeout; they wait up to one minute for a
 * MySQL connection, or five minutes while another process has locked the SQLite file.
 */
export function openDatabase(address: DatabaseAddress, { withoutTimeout = false } = {}): Knex {
  if (address.kind === 'sqlite') return openSqlite(address.file, withoutTimeout ? 300_000 : 3000);
  const db = openMySql(address, withoutTimeout ? 60_000 : 1500);
  if (!withoutTimeout) db.on('start', (query: Knex.QueryBuilder) => query.timeout?.(queryTimeout));
  return db;
}

/**
 * Opens the file with a single connection, because one process does all its writes; only the file's owner can read it.
 */
function openSqlite(filename: string, timeout: number) {
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
      afterCreate: (connection: Database, done: (error?: unknown) => void) => {
        try {
          keepStatements(connection);
          connection.pragma(`busy_timeout = ${timeout}`);
          connection.pragma('journal_mode = WAL');
          connection.pragma('synchronous = FULL');
          connection.pragma('foreign_keys = ON');
          // Erased and purged rows must not stay readable in the file.
          connection.pragma('secure_delete = ON');
          done();
        } catch (error) {
          done(error);
        }
      },
    },
  });
}

/** Opens a pool; `timeout` is the connection timeout in milliseconds. */
function openMySql(
  { kind: _, tls, ...connection }: Extract<DatabaseAddress, { kind: 'mysql' }>,
  timeout: number,
) {
  return knex({
    client: 'mysql2',
    connection: {
      ...connection,
      ...(tls && { ssl: sslOptions(tls) }),
      charset: 'utf8mb4',
      timezone: 'Z',
      connectTimeout: timeout,
    },
    acquireConnectionTimeout: timeout,
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

/** Returns whether the database responds and has its tables. */
export const isResponding = (db: Knex): Promise<boolean> =>
  db('business_leads')
    .first('id')
    .then(
      () => true,
      () => false,
    );

/** Maximum number of prepared statements that a connection keeps. */
const mostKept = 100;

/**
 * Makes an SQLite connection keep the prepared statements that were used last, because knex prepares each query, which
 * often takes longer than running it. SQLite prepares a kept statement again after a schema change.
 */
export function keepStatements(connection: Database) {
  const kept = new Map<string, Statement>();
  const prepare = connection.prepare.bind(connection);
  connection.prepare = ((sql: string) => {
    const statement = kept.get(sql) ?? prepare(sql);
    // A map is in the order of insertion, so the statement that was not used for the longest time comes first.
    kept.delete(sql);
    kept.set(sql, statement);
    if (kept.size > mostKept) kept.delete(kept.keys().next().value as string);
    return statement;
  }) as Database['prepare'];
}
