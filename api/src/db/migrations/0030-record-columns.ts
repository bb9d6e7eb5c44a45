import type { Knex } from 'knex';
import { addRecordColumns, removeRecordColumns } from '../record-columns.ts';

const tables = ['business_leads', 'contact_messages', 'partner_applications'];

export default {
  up: async (db) => {
    for (const name of tables) await addRecordColumns(db, name);
  },
  down: async (db) => {
    for (const name of tables) await removeRecordColumns(db, name);
  },
} satisfies Knex.Migration;
