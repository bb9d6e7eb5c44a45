import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { inBatches } from '../../api/src/db/in-batches.ts';
import { submissionTables } from '../../api/src/submissions/submission.ts';

const recordTables: readonly string[] = submissionTables;
/** Tables that a restore changes: it ends sessions and adds the replayed erasures. */
const volatileTables = ['sessions', 'pending_sign_ins', 'erasures', 'knex_migrations_lock'];

type Row = Record<string, unknown> & { id: number };

/** Reads a table in batches ordered by id, or at once if it has no id. */
async function* rowsOf(db: Knex, table: string): AsyncGenerator<Row[]> {
  if (!(await db.schema.hasColumn(table, 'id'))) {
    const rows: Row[] = await db(table);
    yield rows.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
    return;
  }
  yield* inBatches<Row>(
    (last, size) =>
      db(table)
        .where('id', '>', last?.id ?? 0)
        .orderBy('id')
        .limit(size),
    5000,
  );
}

async function tablesOf(db: Knex): Promise<string[]> {
  const rows: { name: string }[] =
    db.client.config.client === 'mysql2'
      ? await db('information_schema.tables')
          .whereRaw('table_schema = database()')
          .select({ name: 'table_name' })
      : (await db.raw('pragma table_list')).filter(
          (row: { name: string; type: string }) => row.type === 'table' && !row.name.startsWith('sqlite_'),
        );
  return rows.map(({ name }) => name).filter((name) => !volatileTables.includes(name));
}

/** Row count and checksum of each table. */
export type Contents = Record<string, string>;

/**
 * Reads every table, without the rows and mails of the given submissions. Because these submissions change the
 * counters, it checks only that the counters match the records.
 */
export async function readContents(db: Knex, excludedIds: ReadonlySet<string>): Promise<Contents> {
  const contents: Contents = {};
  let uncounted = 0;
  for (const table of await tablesOf(db)) {
    const hash = createHash('sha256');
    let count = 0;
    for await (const rows of rowsOf(db, table))
      for (const row of rows) {
        if (table === 'submission_counts') uncounted -= Number(row.total);
        if (recordTables.includes(table) && row.folder !== 'erased') uncounted += 1;
        if (excludedIds.has(String(row.submission_id))) continue;
        count += 1;
        hash.update(JSON.stringify(row));
      }
    contents[table] = `${count} rows, ${hash.digest('hex')}`;
  }
  return { ...contents, submission_counts: `${uncounted} records are not counted` };
}

/** Returns the number of rows in records, outbox and events that contain a text. */
export async function countOf(db: Knex, text: string): Promise<number> {
  let found = 0;
  for (const table of [...recordTables, 'outbox', 'submission_events'])
    for await (const rows of rowsOf(db, table))
      found += rows.filter((row) => JSON.stringify(row).includes(text)).length;
  return found;
}
