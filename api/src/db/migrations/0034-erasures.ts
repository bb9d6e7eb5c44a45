import type { Knex } from 'knex';
import { eraseWordsAtOnce } from '../record-columns.ts';
import { createTable } from '../tables.ts';

export const erasures: Knex.Migration = {
  up: async (db) => {
    await createTable(db, 'erasures', (table) => {
      table.increments('id');
      table.bigInteger('at').notNullable().index('erasures_at');
      table.integer('administrator_id').unsigned().notNullable();
      table.text('hashes').notNullable();
      table.text('erased').notNullable();
    });
    for (const name of ['business_leads', 'contact_messages', 'partner_applications'])
      await eraseWordsAtOnce(db, name);
  },
  down: (db) => db.schema.dropTable('erasures'),
};
