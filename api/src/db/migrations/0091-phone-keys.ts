import type { Knex } from 'knex';
import { addSecondPhone, removeSecondPhone } from '../record-columns.ts';

const tables = ['business_leads', 'contact_messages', 'partner_applications'];

/** Adds the key of a second telephone number (docs/decisions/0163). */
export default {
  up: async (db) => {
    for (const name of tables) await addSecondPhone(db, name);
  },
  down: async (db) => {
    for (const name of tables) await removeSecondPhone(db, name);
  },
} satisfies Knex.Migration;
