import type { Knex } from 'knex';
import { createTable, markColumns, submissionColumns } from '../tables.ts';

export default {
  up: (db) =>
    createTable(db, 'partner_applications', (table) => {
      submissionColumns(db, table, 'partner_applications');
      table.string('name', 100).notNullable();
      table.string('organization', 200).notNullable();
      table.string('designation', 200).notNullable();
      table.string('country', 200).notNullable();
      table.string('contact_number', 32).notNullable();
      table.string('email', 254).notNullable();
      table.string('product', 200).notNullable();
      table.text('notes').notNullable();
      markColumns(table);
    }),
  down: (db) => db.schema.dropTable('partner_applications'),
} satisfies Knex.Migration;
