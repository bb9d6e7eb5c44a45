import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { type Copier, createCopier } from './copier.ts';
import type { Slots } from './slots.ts';

const longestPause = 10_000;

/** Gives what is called each second to copy what waits: while the main database is away it is asked less and less often. */
export function createDrainer(copier: Copier): () => Promise<void> {
  let pause = 0;
  let nextAt = 0;
  return async () => {
    if (Date.now() < nextAt) return;
    await copier.copy();
    pause = copier.isReachable() ? 0 : Math.min(Math.max(1000, pause * 2), longestPause);
    nextAt = Date.now() + pause;
  };
}

interface AdopterParts {
  slots: Slots;
  db: Knex;
  channels: readonly string[];
  logger: Logger;
}

/** Gives what is called each minute to copy what processes have left behind that are no more. */
export const createAdopter =
  ({ slots, db, channels, logger }: AdopterParts): (() => Promise<void>) =>
  async () => {
    slots.own.forget();
    for (const journal of slots.orphans()) {
      if (journal.state().waiting > 0) await createCopier({ journal, db, channels, logger }).copy();
      journal.forget();
    }
  };
