import { setImmediate } from 'node:timers/promises';

/**
 * Yields all rows of a query with keyset pagination in batches, so that memory use stays constant. `read` receives the
 * last row of the previous batch and the batch size. On SQLite a batch blocks other requests, so `size` limits how long
 * they wait; on MySQL the next batch is read while the caller processes the current one.
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
      // The error is thrown where `next` is awaited; a consumer that stops early never awaits it.
      next.catch(() => undefined);
    }
    if (rows.length > 0) yield rows;
    if (isLast) return;
    // SQLite queries run synchronously: let other requests run between batches.
    await setImmediate();
  }
}
