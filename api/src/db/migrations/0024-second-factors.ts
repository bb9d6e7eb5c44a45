import type { Knex } from 'knex';
import { createTable, keyColumn } from '../tables.ts';

export default {
  up: (db) =>
    createTable(db, 'second_factors', (table) => {
      table.integer('administrator_id').unsigned().notNullable().primary();
      keyColumn(db, table, 'secret', 255).notNullable();
      // Null until the first code is confirmed.
      table.bigInteger('confirmed_at');
      table.bigInteger('last_step').notNullable();
    }),
  down: (db) => db.schema.dropTable('second_factors'),
} satisfies Knex.Migration;
