import type { Knex } from 'knex';
import { createTable, keyColumn } from '../tables.ts';

export default {
  up: (db) =>
    createTable(db, 'submission_counts', (table) => {
      keyColumn(db, table, 'submission_table', 40).notNullable();
      keyColumn(db, table, 'folder', 8).notNullable();
      table.integer('day').notNullable();
      keyColumn(db, table, 'source', 40).notNullable();
      keyColumn(db, table, 'offering', 40).notNullable();
      table.integer('total').notNullable();
      table.integer('unread').notNullable();
      table.primary(['submission_table', 'folder', 'day', 'source', 'offering']);
      table.index(['submission_table', 'day', 'source'], 'submission_counts_source');
    }),
  down: (db) => db.schema.dropTable('submission_counts'),
} satisfies Knex.Migration;
