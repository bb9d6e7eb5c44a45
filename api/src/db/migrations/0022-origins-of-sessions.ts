import type { Knex } from 'knex';
import { keyColumn } from '../tables.ts';

export default {
  up: async (db) => {
    if (await db.schema.hasColumn('sessions', 'address')) return;
    await db.schema.alterTable('sessions', (table) => {
      keyColumn(db, table, 'address', 45).notNullable().defaultTo('');
      keyColumn(db, table, 'client', 40).notNullable().defaultTo('');
    });
  },
  down: (db) => db.schema.alterTable('sessions', (table) => table.dropColumns('address', 'client')),
} satisfies Knex.Migration;
