import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../db/make-folder.ts';

/** Maximum difference in milliseconds between the clocks of API processes. */
export const clockMargin = 60 * 60 * 1000;

/** Longest plausible time in milliseconds between two purges, which run every hour. */
const longestGap = 7 * 24 * 60 * 60 * 1000;

export type PurgeMark = ReturnType<typeof createPurgeMark>;

/**
 * Creates access to the file of the data folder that contains the time of the last purge. It shows whether the clock has
 * jumped ahead since; with such a clock, a purge would delete records too early.
 */
export function createPurgeMark(folder: string) {
  const file = join(folder, 'last-purge');
  const lastPurge = () => {
    try {
      return Number(readFileSync(file, 'utf8')) || undefined;
    } catch {
      return undefined;
    }
  };
  return {
    /** Returns whether the clock is implausibly far ahead of the last purge; false before the first one. */
    isClockAhead: () => Date.now() - (lastPurge() ?? Date.now()) > longestGap,
    /** Stores the time at which the last purge started. */
    set: (startedAt: number) => {
      makeFolder(folder);
      const unfinished = `${file}.${process.pid}`;
      writeFileSync(unfinished, String(startedAt), { mode: 0o600 });
      renameSync(unfinished, file);
    },
  };
}
