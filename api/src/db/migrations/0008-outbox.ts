import type { Knex } from 'knex';
import { createTable, keyColumn } from '../tables.ts';

export default {
  up: (db) =>
    createTable(db, 'outbox', (table) => {
      table.increments('id');
      keyColumn(db, table, 'submission_table', 40).notNullable();
      keyColumn(db, table, 'submission_id', 128).notNullable();
      keyColumn(db, table, 'channel', 16).notNullable();
      table.integer('attempts').notNullable().defaultTo(0);
      // Null once the notification is sent or has failed.
      table.bigInteger('next_attempt_at').index('outbox_next_attempt_at');
      table.bigInteger('sent_at');
      table.bigInteger('failed_at').index('outbox_failed_at');
      table.string('last_error', 200);
      table.bigInteger('created_at').notNullable();
      table.unique(['submission_table', 'submission_id', 'channel'], { indexName: 'outbox_submission' });
    }),
  down: (db) => db.schema.dropTable('outbox'),
} satisfies Knex.Migration;
