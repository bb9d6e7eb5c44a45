import type { Knex } from 'knex';
import { createTable } from '../tables.ts';

export default {
  up: (db) =>
    createTable(db, 'erasures', (table) => {
      table.increments('id');
      table.bigInteger('at').notNullable().index('erasures_at');
      table.integer('administrator_id').unsigned().notNullable();
      table.text('hashes').notNullable();
      table.text('erased').notNullable();
    }),
  down: (db) => db.schema.dropTable('erasures'),
} satisfies Knex.Migration;
