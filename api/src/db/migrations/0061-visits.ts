import type { Knex } from 'knex';
import { createTable } from '../tables.ts';

/** Stores when each account was last active, and when its previous visit ended. */
export default {
  up: (db) =>
    createTable(db, 'visits', (table) => {
      table.integer('administrator_id').unsigned().primary();
      table.bigInteger('seen_at').notNullable();
      // Null during the first visit.
      table.bigInteger('previous_end');
    }),
  down: (db) => db.schema.dropTable('visits'),
} satisfies Knex.Migration;
