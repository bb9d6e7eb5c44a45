import { setImmediate } from 'node:timers/promises';

/**
 * All rows of a key-set query in batches, so that memory stays flat whatever their number (R58). `read` takes the last
 * row of the batch before and the size of the next one. On SQLite `size` is for how long others wait for their turn; on
 * MySQL the next batch is on its way while one is made use of.
 */
export async function* inBatches<Row>(
  read: (last: Row | undefined, size: number) => Promise<Row[]>,
  size: number,
): AsyncGenerator<Row[]> {
  let next = read(undefined, size);
  for (;;) {
    const rows = await next;
    const isLast = rows.length < size;
    if (!isLast) {
      next = read(rows.at(-1), size);
      // Thrown where it is awaited; a reader who leaves before never hears of it.
      next.catch(() => undefined);
    }
    if (rows.length > 0) yield rows;
    if (isLast) return;
    // SQLite answers without ever waiting: other requests get their turn here.
    await setImmediate();
  }
}
