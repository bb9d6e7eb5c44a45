import { setTimeout as delay } from 'node:timers/promises';
import type { Knex } from 'knex';
import { inTransaction } from '../db/in-transaction.ts';
import type { SubmissionTable } from '../intake/submission.ts';
import { deriveSearchWords } from './derive.ts';
import { searchVersion } from './search-words.ts';

/** Few rows, as others wait for the transaction on SQLite. */
const portion = 50;
/** Rows before the last one are looked at again: on MySQL one of them may have been committed later. */
const overlap = 200;

/** Returns the id of the row up to which the words are of this version. */
async function readProgress(db: Knex, table: SubmissionTable): Promise<number> {
  const where = { submission_table: table, version: searchVersion };
  const row = await db('search_progress').where(where).first('row_id');
  return Number(row?.row_id ?? 0);
}

const writeProgress = (db: Knex, table: SubmissionTable, rowId: number) =>
  db('search_progress')
    .insert({ submission_table: table, version: searchVersion, row_id: rowId })
    .onConflict(['submission_table', 'version'])
    .merge();

/** Renews the words of the rows behind an id and returns the ids of the rows it looked at. */
const renewPortion = (db: Knex, table: SubmissionTable, after: number): Promise<number[]> =>
  inTransaction(db, async (trx) => {
    const rows = await trx(table).where('id', '>', after).orderBy('id').limit(portion).forUpdate();
    for (const row of rows) {
      const search_words = deriveSearchWords(row);
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
 * Derives the search words again of rows that another release wrote; all of them, or until the signal. Rests after each
 * portion for as long as it took, so that intake and panel have half of the time. Until it has come to a row, searches
 * find that by its old words.
 */
export async function renewSearchWords(
  db: Knex,
  tables: readonly SubmissionTable[],
  signal?: AbortSignal,
): Promise<void> {
  for (const table of tables) await renewTable(db, table, signal);
}
