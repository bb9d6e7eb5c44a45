import type { Knex } from 'knex';
import { createTable, keyColumn } from '../tables.ts';

export default {
  up: (db) =>
    createTable(db, 'sessions', (table) => {
      keyColumn(db, table, 'id_hash', 64).notNullable().primary();
      table.integer('administrator_id').unsigned().notNullable().index('sessions_administrator_id');
      table.bigInteger('created_at').notNullable().index('sessions_created_at');
      table.bigInteger('seen_at').notNullable().index('sessions_seen_at');
    }),
  down: (db) => db.schema.dropTable('sessions'),
} satisfies Knex.Migration;
