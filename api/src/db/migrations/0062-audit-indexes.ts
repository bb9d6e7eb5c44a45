import type { Knex } from 'knex';
import { indexNames } from '../record-columns.ts';

const indexes: Record<string, string[]> = {
  audit_log_at: ['at', 'id'],
  audit_log_administrator: ['administrator_id', 'at', 'id'],
  audit_log_kind: ['kind', 'at', 'id'],
  audit_log_administrator_kind: ['administrator_id', 'kind', 'at', 'id'],
};

/** Adds the indexes that filters of the audit log read in order. */
export default {
  up: async (db) => {
    const there = await indexNames(db, 'audit_log');
    for (const [name, columns] of Object.entries(indexes)) {
      if (there.includes(name)) continue;
      await db.schema.alterTable('audit_log', (table) => table.index(columns, name));
    }
  },
  down: (db) =>
    db.schema.alterTable('audit_log', (table) => {
      for (const [name, columns] of Object.entries(indexes)) table.dropIndex(columns, name);
    }),
} satisfies Knex.Migration;
