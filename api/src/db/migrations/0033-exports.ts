import type { Knex } from 'knex';
import { createTable, keyColumn } from '../tables.ts';

export default {
  up: (db) =>
    createTable(db, 'exports', (table) => {
      table.increments('id');
      table.bigInteger('at').notNullable();
      table.integer('administrator_id').unsigned().notNullable();
      keyColumn(db, table, 'kind', 40).notNullable();
      table.text('filter').notNullable();
      table.text('columns').notNullable();
      table.integer('row_count').notNullable();
      keyColumn(db, table, 'sha256', 64).notNullable();
      keyColumn(db, table, 'state', 10).notNullable();
    }),
  down: (db) => db.schema.dropTable('exports'),
} satisfies Knex.Migration;
