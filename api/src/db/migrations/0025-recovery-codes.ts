import type { Knex } from 'knex';
import { createTable, keyColumn } from '../tables.ts';

export default {
  up: (db) =>
    createTable(db, 'recovery_codes', (table) => {
      table.increments('id');
      table.integer('administrator_id').unsigned().notNullable();
      keyColumn(db, table, 'beginning', 4).notNullable();
      keyColumn(db, table, 'rest_hash', 255).notNullable();
      table.bigInteger('used_at');
      table.index(['administrator_id', 'beginning'], 'recovery_codes_administrator_id');
    }),
  down: (db) => db.schema.dropTable('recovery_codes'),
} satisfies Knex.Migration;
