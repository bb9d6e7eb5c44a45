import type { Knex } from 'knex';
import { addAssignmentColumns, removeAssignmentColumns } from '../record-columns.ts';

const tables = ['business_leads', 'contact_messages', 'partner_applications'];

/** Adds who works on a record and when to follow it up (docs/decisions/0155). */
export default {
  up: async (db) => {
    for (const name of tables) await addAssignmentColumns(db, name);
    if (await db.schema.hasColumn('submission_events', 'assignee_id')) return;
    await db.schema.alterTable('submission_events', (table) => {
      // The account that an entry of the kind 'assign' is about.
      table.integer('assignee_id').unsigned();
      table.index(['assignee_id', 'at'], 'submission_events_assignee');
    });
  },
  down: async (db) => {
    for (const name of tables) await removeAssignmentColumns(db, name);
    await db.schema.alterTable('submission_events', (table) => {
      table.dropIndex(['assignee_id', 'at'], 'submission_events_assignee');
      table.dropColumns('assignee_id');
    });
  },
} satisfies Knex.Migration;
