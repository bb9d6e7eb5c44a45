import type { Knex } from 'knex';
import { addSearchText, removeSearchText } from '../record-columns.ts';

const tables = ['business_leads', 'contact_messages', 'partner_applications'];

/** Adds the text that searches look in (docs/decisions/0159). */
export default {
  up: async (db) => {
    for (const name of tables) await addSearchText(db, name);
  },
  down: async (db) => {
    for (const name of tables) await removeSearchText(db, name);
  },
} satisfies Knex.Migration;
