import type { Knex } from 'knex';
import { createTable, exactColumn, keyColumn } from '../tables.ts';

/** Stores the list views that an account has saved. */
export default {
  up: (db) =>
    createTable(db, 'saved_views', (table) => {
      table.increments('id');
      table.integer('administrator_id').unsigned().notNullable();
      keyColumn(db, table, 'kind', 40).notNullable();
      exactColumn(db, table, 'name', 60).notNullable();
      // A ListView as JSON.
      table.text('view').notNullable();
      table.unique(['administrator_id', 'kind', 'name'], { indexName: 'saved_views_name' });
    }),
  down: (db) => db.schema.dropTable('saved_views'),
} satisfies Knex.Migration;
