import type { Knex } from 'knex';
import { createTable, keyColumn } from '../tables.ts';

/**
 * Stores how far the search words of each form have been rebuilt. This is a separate table because MySQL copies a table
 * with a full-text index to add a column to it.
 */
export const searchProgress: Knex.Migration = {
  up: (db) =>
    createTable(db, 'search_progress', (table) => {
      keyColumn(db, table, 'submission_table', 40).notNullable();
      // Two releases that run side by side each write their own row.
      table.integer('version').notNullable();
      table.bigInteger('row_id').notNullable();
      table.primary(['submission_table', 'version']);
    }),
  down: (db) => db.schema.dropTable('search_progress'),
};
