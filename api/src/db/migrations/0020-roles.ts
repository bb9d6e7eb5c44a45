import type { Knex } from 'knex';
import { keyColumn } from '../tables.ts';

export default {
  up: async (db) => {
    if (await db.schema.hasColumn('administrators', 'role')) return;
    await db.schema.alterTable('administrators', (table) => {
      keyColumn(db, table, 'role', 16).notNullable().defaultTo('administrator');
    });
  },
  down: (db) => db.schema.alterTable('administrators', (table) => table.dropColumns('role')),
} satisfies Knex.Migration;
