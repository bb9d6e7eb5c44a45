import type { Knex } from 'knex';
import { isOnMySql } from './test-database.ts';

/** Returns the index that a query uses to find rows, and whether the database sorts them afterwards. */
export async function planOf(db: Knex, statement: { sql: string; bindings: unknown[] } | undefined) {
  const { sql = '', bindings = [] } = statement ?? {};
  if (isOnMySql) {
    const [[step]] = await db.raw(`explain format=traditional ${sql}`, bindings as []);
    return { index: step.key, isSorted: String(step.Extra).includes('filesort') };
  }
  const steps: { detail: string }[] = await db.raw(`explain query plan ${sql}`, bindings as []);
  const text = steps.map(({ detail }) => detail).join('; ');
  return { index: /USING (?:COVERING )?INDEX (\w+)/.exec(text)?.[1], isSorted: text.includes('TEMP B-TREE') };
}
