import type { Knex } from 'knex';
import { isResponding } from '../db/is-answering.ts';
import { isDatabaseUnavailable, isSchemaBehind } from '../db/unavailable.ts';

/** Creates the checks of whether the database is prepared and responds. */
export function createReadiness(db: Knex) {
  let isPrepared = false;
  return {
    /** Call it once the schema is up to date. */
    markPrepared: () => {
      isPrepared = true;
    },
    /** Returns whether the schema is up to date and the database responds. */
    isDatabaseReady: async () => isPrepared && (await isResponding(db)),
    /** Returns whether an error is a temporary failure of the database. */
    isUnavailable: (error: unknown) => isDatabaseUnavailable(error) || (!isPrepared && isSchemaBehind(error)),
  };
}
