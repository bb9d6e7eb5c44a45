import type { Knex } from 'knex';
import { markColumns } from '../tables.ts';

export default {
  up: async (db) => {
    if (await db.schema.hasColumn('business_leads', 'flagged_for')) return;
    await db.schema.alterTable('business_leads', markColumns);
  },
  down: (db) =>
    db.schema.alterTable('business_leads', (table) =>
      table.dropColumns('flagged_for', 'first_touch', 'last_touch'),
    ),
} satisfies Knex.Migration;
