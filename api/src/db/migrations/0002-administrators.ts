import type { Knex } from 'knex';
import { createTable, exactColumn, keyColumn } from '../tables.ts';

export default {
  up: (db) =>
    createTable(db, 'administrators', (table) => {
      table.increments('id');
      exactColumn(db, table, 'username', 200).notNullable().unique({ indexName: 'administrators_username' });
      keyColumn(db, table, 'password_hash', 255).notNullable();
      table.bigInteger('created_at').notNullable();
      table.bigInteger('disabled_at');
    }),
  down: (db) => db.schema.dropTable('administrators'),
} satisfies Knex.Migration;
