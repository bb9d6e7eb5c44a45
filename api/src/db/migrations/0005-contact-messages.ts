import type { Knex } from 'knex';
import { createTable, markColumns, submissionColumns } from '../tables.ts';

export default {
  up: (db) =>
    createTable(db, 'contact_messages', (table) => {
      submissionColumns(db, table, 'contact_messages');
      table.string('name', 100).notNullable();
      table.string('email', 254).notNullable();
      table.text('message').notNullable();
      markColumns(table);
    }),
  down: (db) => db.schema.dropTable('contact_messages'),
} satisfies Knex.Migration;
