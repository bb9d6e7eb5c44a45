import type { Knex } from 'knex';

/** Returns whether the database responds and has its tables. */
export const isResponding = (db: Knex): Promise<boolean> =>
  db('business_leads')
    .first('id')
    .then(
      () => true,
      () => false,
    );
