import type { Knex } from 'knex';

export default {
  up: async (db) => {
    if (await db.schema.hasColumn('contact_messages', 'plan')) return;
    await db.schema.alterTable('contact_messages', (table) => {
      // The default lets a process of the previous release store messages.
      table.string('plan', 300).notNullable().defaultTo('');
    });
  },
  down: (db) => db.schema.alterTable('contact_messages', (table) => table.dropColumns('plan')),
} satisfies Knex.Migration;
