import type { Knex } from 'knex';
import { createTable, keyColumn } from '../tables.ts';

export default {
  up: (db) =>
    createTable(db, 'pending_sign_ins', (table) => {
      keyColumn(db, table, 'id_hash', 64).notNullable().primary();
      table.integer('administrator_id').unsigned().notNullable().index('pending_sign_ins_administrator_id');
      table.bigInteger('created_at').notNullable().index('pending_sign_ins_created_at');
    }),
  down: (db) => db.schema.dropTable('pending_sign_ins'),
} satisfies Knex.Migration;
