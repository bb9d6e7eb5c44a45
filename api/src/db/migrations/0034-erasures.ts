import type { Knex } from 'knex';
import { isMySql } from '../open-database.ts';
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
    if (isMySql(db)) return;
    // The words of an erased row leave the pages of the index at once, instead of at a later merge.
    for (const name of ['business_leads', 'contact_messages', 'partner_applications'])
      await db.raw(`insert into ${name}_words (${name}_words, rank) values ('secure-delete', 1)`);
  },
  down: (db) => db.schema.dropTable('erasures'),
};
