import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { isDatabaseUnavailable } from '../db/error-codes.ts';

const largestGroup = 200;

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** Milliseconds that the first item of a group waits for others under load, so that one disk sync commits them all. */
export const gatheringTime = 3;

/**
 * Creates a function that passes single items to `write` in groups, one group at a time, and returns each item's
 * result. Collects items while the previous group is written. If no group is being written, the first item waits for
 * others:
 *
 * - until the next turn of the event loop if `gathering` is 0 or the previous group was a single item
 * - otherwise for `gathering` milliseconds
 * - but with `gathering`, at least for a tenth of the duration of the previous write, which matters on a slow disk
 *
 * If a group fails although the database is available, its items are written one by one, so that a bad item fails alone.
 */
export function inGroups<Item, Result>(write: (items: Item[]) => Promise<Result[]>, gathering = 0) {
  let waiting: Waiting<Item, Result>[] = [];
  let isWriting = false;
  let isBusy = false;
  let lastDuration = 0;

  async function writeGroup(group: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await write(group.map(({ item }) => item));
      for (const [index, { resolve }] of group.entries()) resolve(results[index] as Result);
    } catch (error) {
      if (group.length === 1 || isDatabaseUnavailable(error)) for (const { reject } of group) reject(error);
      else for (const one of group) await writeGroup([one]);
    }
  }

  async function writeAll() {
    isWriting = true;
    const pause = gathering > 0 ? Math.max(isBusy ? gathering : 0, Math.floor(lastDuration / 10)) : 0;
    await (pause > 0 ? delay(pause) : nextTurn());
    while (waiting.length > 0) {
      const group = waiting.slice(0, largestGroup);
      waiting = waiting.slice(largestGroup);
      isBusy = group.length > 1;
      const started = performance.now();
      await writeGroup(group);
      lastDuration = performance.now() - started;
    }
    isWriting = false;
  }

  return (item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isWriting) void writeAll();
    });
}
