import type { Knex } from 'knex';

export default {
  up: async (db) => {
    if (!(await db.schema.hasColumn('second_factors', 'failed_codes')))
      await db.schema.alterTable('second_factors', (table) => {
        // Wrong app codes since the last correct one, and the time until which further codes are refused.
        table.integer('failed_codes').notNullable().defaultTo(0);
        table.bigInteger('codes_refused_until').notNullable().defaultTo(0);
        // Wrong app and recovery codes since the last sign-in.
        table.integer('failures_since_sign_in').notNullable().defaultTo(0);
        table.bigInteger('last_failure_at').notNullable().defaultTo(0);
      });
    if (!(await db.schema.hasColumn('sessions', 'failed_codes')))
      await db.schema.alterTable('sessions', (table) => {
        // Wrong codes between the previous sign-in and this one.
        table.integer('failed_codes').notNullable().defaultTo(0);
        table.bigInteger('last_failed_code_at').notNullable().defaultTo(0);
      });
  },
  down: async (db) => {
    await db.schema.alterTable('second_factors', (table) =>
      table.dropColumns('failed_codes', 'codes_refused_until', 'failures_since_sign_in', 'last_failure_at'),
    );
    await db.schema.alterTable('sessions', (table) =>
      table.dropColumns('failed_codes', 'last_failed_code_at'),
    );
  },
} satisfies Knex.Migration;
