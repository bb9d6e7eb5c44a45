import { setTimeout as delay } from 'node:timers/promises';
import type { Knex } from 'knex';
import { inTransaction } from '../db/in-transaction.ts';
import { deriveSearchWords } from './derive.ts';
import { searchVersion } from './search-words.ts';
import type { SubmissionTable } from './submission.ts';

/** Rows per transaction; few, because on SQLite other requests wait for it. */
const portion = 50;
/** Rows before the last position that are checked again: on MySQL a row with a lower id may be committed later. */
const overlap = 200;

/** Returns the id of the last row that was rebuilt with this version's words, or 0. */
async function readProgress(db: Knex, table: SubmissionTable): Promise<number> {
  const where = { submission_table: table, version: searchVersion };
  const row = await db('search_progress').where(where).first('row_id');
  return Number(row?.row_id ?? 0);
}

/** Records that the rows up to an id have this version's words. */
export const writeProgress = (db: Knex, table: SubmissionTable, rowId: number) =>
  db('search_progress')
    .insert({ submission_table: table, version: searchVersion, row_id: rowId })
    .onConflict(['submission_table', 'version'])
    .merge();

/** Rebuilds the search words of the rows after an id; returns the ids of the rows it checked. */
const renewPortion = (db: Knex, table: SubmissionTable, after: number): Promise<number[]> =>
  inTransaction(db, async (trx) => {
    const rows = await trx(table).where('id', '>', after).orderBy('id').limit(portion).forUpdate();
    for (const row of rows) {
      const submission = { table, id: row.submission_id, columns: row };
      // An erased person's row keeps its key, from which the reference would be derived.
      const search_words = row.folder === 'erased' ? '' : deriveSearchWords(submission);
      if (search_words !== row.search_words) await trx(table).where({ id: row.id }).update({ search_words });
    }
    return rows.map(({ id }) => id);
  });

async function renewTable(db: Knex, table: SubmissionTable, signal: AbortSignal | undefined) {
  const start = await readProgress(db, table);
  for (let last = Math.max(0, start - overlap); !signal?.aborted; ) {
    const started = performance.now();
    const ids = await renewPortion(db, table, last);
    last = ids.at(-1) ?? last;
    if (last > start) await writeProgress(db, table, last);
    if (ids.length < portion) return;
    await delay(performance.now() - started, undefined, { signal }).catch(() => undefined);
  }
}

/**
 * Rebuilds the search words of rows that another release wrote, until all are done or the signal aborts. Pauses after
 * each portion for as long as it took, so that other requests get half of the time. Until a row is rebuilt, searches
 * find it by its old words.
 */
export async function renewSearchWords(
  db: Knex,
  tables: readonly SubmissionTable[],
  signal?: AbortSignal,
): Promise<void> {
  for (const table of tables) await renewTable(db, table, signal);
}
