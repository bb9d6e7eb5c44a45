import type { Knex } from 'knex';
import { createTable, keyColumn } from '../tables.ts';

export default {
  up: (db) =>
    createTable(db, 'submission_events', (table) => {
      table.increments('id');
      keyColumn(db, table, 'submission_table', 40).notNullable();
      table.integer('row_id').unsigned().notNullable();
      table.bigInteger('at').notNullable();
      table.integer('administrator_id').unsigned().notNullable();
      keyColumn(db, table, 'kind', 10).notNullable();
      table.text('detail').notNullable();
      table.index(['submission_table', 'row_id', 'id'], 'submission_events_row');
    }),
  down: (db) => db.schema.dropTable('submission_events'),
} satisfies Knex.Migration;
