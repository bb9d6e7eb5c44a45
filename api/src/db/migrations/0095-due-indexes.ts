import type { Knex } from 'knex';
import { addDueIndex } from '../record-columns.ts';

const tables = ['business_leads', 'contact_messages', 'partner_applications'];

/** Adds the indexes of lists that are sorted by follow-up date (docs/decisions/0155). */
export default {
  up: async (db) => {
    for (const name of tables) await addDueIndex(db, name);
  },
} satisfies Knex.Migration;
