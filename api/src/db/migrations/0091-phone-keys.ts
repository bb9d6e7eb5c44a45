import type { Knex } from 'knex';
import { addIndex, secondPhoneColumn } from '../record-columns.ts';

const tables = ['business_leads', 'contact_messages', 'partner_applications'];

/** Adds the key of a second telephone number (docs/decisions/0163). */
export default {
  up: async (db) => {
    for (const name of tables) {
      if (!(await db.schema.hasColumn(name, 'second_phone_key')))
        await db.schema.alterTable(name, (table) => void secondPhoneColumn(db, table));
      await addIndex(db, name, 'second_phone');
    }
  },
} satisfies Knex.Migration;
