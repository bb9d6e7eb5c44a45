import { setImmediate } from 'node:timers/promises';

/**
 * All rows of a key-set query in batches, so that memory stays flat whatever their number (R58). `read` takes the last
 * row of the batch before and the size of the next one. On SQLite `size` is for how long others wait for their turn.
 */
export async function* inBatches<Row>(
  read: (last: Row | undefined, size: number) => Promise<Row[]>,
  size: number,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  for (;;) {
    const rows = await read(last, size);
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
    last = rows.at(-1);
    // SQLite answers without ever waiting: other requests get their turn here.
    await setImmediate();
  }
}
