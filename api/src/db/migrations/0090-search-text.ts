import type { Knex } from 'knex';
import { addIndex, searchTextColumns } from '../record-columns.ts';

const tables = ['business_leads', 'contact_messages', 'partner_applications'];

/** Adds the text that searches look in (docs/decisions/0159). */
export default {
  up: async (db) => {
    for (const name of tables) {
      if (!(await db.schema.hasColumn(name, 'search_text')))
        await db.schema.alterTable(name, (table) => searchTextColumns(db, table));
      await addIndex(db, name, 'derivation');
    }
  },
} satisfies Knex.Migration;
