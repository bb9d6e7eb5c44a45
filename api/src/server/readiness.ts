import type { Knex } from 'knex';
import { isDatabaseUnavailable, isSchemaBehind } from '../db/error-codes.ts';
import { isResponding } from '../db/open-database.ts';

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
