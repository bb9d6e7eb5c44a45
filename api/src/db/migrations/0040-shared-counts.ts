import type { Knex } from 'knex';
import { createTable, keyColumn } from '../tables.ts';

export default {
  up: (db) =>
    createTable(db, 'shared_counts', (table) => {
      // Each process writes only its own rows, so that two processes never wait for each other.
      keyColumn(db, table, 'holder', 16).notNullable();
      keyColumn(db, table, 'key_hash', 43).notNullable().index('shared_counts_key_hash');
      table.integer('points').notNullable();
      table.bigInteger('expires_at').notNullable().index('shared_counts_expires_at');
      table.primary(['holder', 'key_hash']);
    }),
  down: (db) => db.schema.dropTable('shared_counts'),
} satisfies Knex.Migration;
