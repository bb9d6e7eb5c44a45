import type { Knex } from 'knex';
import { createTable, keyColumn } from '../tables.ts';

/**
 * Stores how far the search words of each form have been renewed. A column of the forms' tables would do, but MySQL
 * copies a table with a full-text index to add one.
 */
export const searchProgress: Knex.Migration = {
  up: (db) =>
    createTable(db, 'search_progress', (table) => {
      keyColumn(db, table, 'submission_table', 40).notNullable();
      // Two releases side by side each write a row of their own.
      table.integer('version').notNullable();
      table.bigInteger('row_id').notNullable();
      table.primary(['submission_table', 'version']);
    }),
  down: (db) => db.schema.dropTable('search_progress'),
};
