import type { Knex } from 'knex';

export default {
  up: async (db) => {
    if (await db.schema.hasColumn('administrators', 'must_change_password')) return;
    await db.schema.alterTable('administrators', (table) => {
      // True after another administrator has set the password.
      table.boolean('must_change_password').notNullable().defaultTo(false);
    });
  },
  down: (db) => db.schema.alterTable('administrators', (table) => table.dropColumns('must_change_password')),
} satisfies Knex.Migration;
