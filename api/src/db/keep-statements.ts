import type { Database, Statement } from 'better-sqlite3';

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
