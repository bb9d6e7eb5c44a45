import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseUnavailable } from '../db/unavailable.ts';

/** How long the first of a group waits for others: one commit then serves them all. */
const gatheringTime = 3;
const largestGroup = 200;

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Gives a function that hands single items to `write` in groups, one group at a time, and answers each item's result. A
 * group that fails though the database is there is written again one by one: an item harms nobody but itself.
 */
export function inGroups<Item, Result>(write: (items: Item[]) => Promise<Result[]>) {
  let waiting: Waiting<Item, Result>[] = [];
  let isWriting = false;

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
    await delay(gatheringTime);
    while (waiting.length > 0) {
      const group = waiting.slice(0, largestGroup);
      waiting = waiting.slice(largestGroup);
      await writeGroup(group);
    }
    isWriting = false;
  }

  return (item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isWriting) void writeAll();
    });
}
