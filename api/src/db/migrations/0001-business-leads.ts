import type { Knex } from 'knex';
import { createTable, keyColumn } from '../tables.ts';

export default {
  up: (db) =>
    createTable(db, 'business_leads', (table) => {
      table.increments('id');
      keyColumn(db, table, 'submission_id', 128)
        .notNullable()
        .unique({ indexName: 'business_leads_submission_id' });
      keyColumn(db, table, 'submission_hash', 64).notNullable();
      table.string('name', 100).notNullable();
      table.string('mobile_number', 32).notNullable();
      table.string('email', 254).notNullable();
      table.bigInteger('created_at').notNullable();
      table.index(['created_at', 'id'], 'business_leads_created_at');
    }),
  down: (db) => db.schema.dropTable('business_leads'),
} satisfies Knex.Migration;
