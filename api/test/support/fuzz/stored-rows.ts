import type { Knex } from 'knex';
import { submissionTables } from '../../../src/submissions/submission.ts';
import { isOnMySql } from '../test-database.ts';

/** Tables that may change during a refused request: the log, counts of attempts, and what a background job writes. */
const changing = ['audit_log', 'shared_counts', 'search_progress'];
/** Tables whose rows a refused request may update, with the time of the last activity and failed attempts. */
const updated = ['sessions', 'second_factors', 'visits'];

const tablesOf = async (db: Knex): Promise<string[]> => {
  const [rows] = isOnMySql
    ? await db.raw('select table_name as name from information_schema.tables where table_schema = database()')
    : [await db.raw("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")];
  return rows.map(({ name }: { name: string }) => name);
};

/** Returns the query for a table's rows as JSON, or only for their number. */
async function queryFor(db: Knex, table: string) {
  if (updated.includes(table))
    return `select '${table}' as place, cast(count(*) as char) as content from ${table}`;
  const columns = Object.keys(await db(table).columnInfo()).map((column) => `\`${column}\``);
  return `select '${table}' as place, cast(json_array(${columns.join()}) as char) as content from ${table}`;
}

/**
 * Creates a function that returns the content of all tables as text. Omits what may change during a refused
 * request.
 */
export async function createRowReader(db: Knex): Promise<() => Promise<string>> {
  // The full-text index of SQLite has tables that hold nothing but the words of other tables.
  const tables = (await tablesOf(db)).filter(
    (table) => !changing.includes(table) && !/_words(?:_|$)/.test(table),
  );
  const queries = await Promise.all(tables.map((table) => queryFor(db, table)));
  const query = queries.join(' union all ');
  return async () => {
    const [rows] = isOnMySql ? await db.raw(query) : [await db.raw(query)];
    return rows
      .map(({ place, content }: { place: string; content: string }) => `${place} ${content}`)
      .sort()
      .join('\n');
  };
}

/** Tables of accounts and of what belongs to them. */
const accountTables = [
  'administrators',
  'sessions',
  'pending_sign_ins',
  'second_factors',
  'recovery_codes',
  'saved_views',
];

/** Remembers all rows. Returns a function that restores the accounts and sessions and deletes new submissions. */
export async function rememberRows(db: Knex): Promise<() => Promise<void>> {
  const kept = await Promise.all(accountTables.map(async (table) => [table, await db(table)] as const));
  const newest = await Promise.all(
    submissionTables.map(async (table) => [table, (await db(table).max({ id: 'id' }))[0]?.id] as const),
  );
  return async () => {
    for (const [table, rows] of kept) {
      await db(table).delete();
      if (rows.length > 0) await db(table).insert(rows);
    }
    for (const [table, id] of newest) await db(table).where('id', '>', id).delete();
  };
}
