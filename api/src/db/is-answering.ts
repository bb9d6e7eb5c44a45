import type { Knex } from 'knex';

/** Whether the database answers and has its tables. */
export const isAnswering = (db: Knex): Promise<boolean> =>
  db('business_leads')
    .first('id')
    .then(
      () => true,
      () => false,
    );
