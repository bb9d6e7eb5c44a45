import type { Knex } from 'knex';
import { createTable, keyColumn } from '../tables.ts';

/** Stores how far earlier releases have rebuilt their search words; unused since the migration 0090. */
export default {
  up: (db) =>
    createTable(db, 'search_progress', (table) => {
      keyColumn(db, table, 'submission_table', 40).notNullable();
      // Two releases that run side by side each write their own row.
      table.integer('version').notNullable();
      table.bigInteger('row_id').notNullable();
      table.primary(['submission_table', 'version']);
    }),
  down: (db) => db.schema.dropTable('search_progress'),
} satisfies Knex.Migration;
