import knex, { type Knex } from 'knex';
import { isOnMySql } from './test-database.ts';

interface Statement {
  sql: string;
  bindings: unknown[];
}

/** Returns the index that a query uses to find rows, and whether the database sorts them afterwards. */
async function planOf(db: Knex, { sql, bindings }: Statement) {
  if (isOnMySql) {
    const [[step]] = await db.raw(`explain format=traditional ${sql}`, bindings as []);
    return { index: step.key, isSorted: String(step.Extra).includes('filesort') };
  }
  const steps: { detail: string }[] = await db.raw(`explain query plan ${sql}`, bindings as []);
  const text = steps.map(({ detail }) => detail).join('; ');
  return { index: /USING (?:COVERING )?INDEX (\w+)/.exec(text)?.[1], isSorted: text.includes('TEMP B-TREE') };
}

/** Returns the plans of the queries that a request runs, which match a pattern. Updates the statistics of the table first. */
export async function plansDuring(db: Knex, table: string, pattern: RegExp, request: () => Promise<unknown>) {
  await db.raw(isOnMySql ? `analyze table ${table}` : 'analyze');
  const query = jest.spyOn(knex.Client.prototype, 'query');
  await request();
  const asked = query.mock.calls.map(([, statement]) => statement as Statement);
  query.mockRestore();
  return Promise.all(asked.filter(({ sql }) => pattern.test(sql)).map((statement) => planOf(db, statement)));
}
