import { setImmediate } from 'node:timers/promises';

const batchSize = 250;

/**
 * All rows of a key-set query in batches, so that memory stays flat whatever their number (R58). `read` takes the last
 * row of the batch before and the size of the next one.
 */
export async function* inBatches<Row>(
  read: (last: Row | undefined, size: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  for (;;) {
    const rows = await read(last, batchSize);
    if (rows.length > 0) yield rows;
    if (rows.length < batchSize) return;
    last = rows.at(-1);
    // SQLite answers without ever waiting: other requests get their turn here.
    await setImmediate();
  }
}
