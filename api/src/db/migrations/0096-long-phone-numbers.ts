import type { Knex } from 'knex';
import { isMySql } from '../open-database.ts';

const columns = { business_leads: 'mobile_number', partner_applications: 'contact_number' };

/** Lets the fields for phone numbers hold three numbers with their calling codes. SQLite does not limit text. */
export default {
  up: async (db) => {
    if (!isMySql(db)) return;
    for (const [name, column] of Object.entries(columns))
      await db.schema.alterTable(name, (table) => void table.string(column, 63).notNullable().alter());
  },
} satisfies Knex.Migration;
