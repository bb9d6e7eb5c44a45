import type { Knex } from 'knex';
import { createTable, keyColumn } from '../tables.ts';

export default {
  up: (db) =>
    createTable(db, 'captcha_nonces', (table) => {
      keyColumn(db, table, 'nonce', 128).notNullable().primary();
      keyColumn(db, table, 'submission_id', 128).notNullable();
      table.bigInteger('expires_at').notNullable().index('captcha_nonces_expires_at');
    }),
  down: (db) => db.schema.dropTable('captcha_nonces'),
} satisfies Knex.Migration;
