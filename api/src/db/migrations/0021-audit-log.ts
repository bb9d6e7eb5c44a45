import type { Knex } from 'knex';
import { createTable, exactColumn, keyColumn } from '../tables.ts';

export default {
  up: (db) =>
    createTable(db, 'audit_log', (table) => {
      table.increments('id');
      table.bigInteger('at').notNullable();
      keyColumn(db, table, 'kind', 40).notNullable();
      // The actor, with the username at the time of the action; 0 and '' if unknown.
      table.integer('administrator_id').unsigned().notNullable();
      exactColumn(db, table, 'username', 200).notNullable();
      keyColumn(db, table, 'address', 45).notNullable();
      table.text('detail').notNullable();
    }),
  down: (db) => db.schema.dropTable('audit_log'),
} satisfies Knex.Migration;
