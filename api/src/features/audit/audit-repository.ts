import type { AuditDetail, AuditEntry, AuditKind } from '@suite/contracts/audit';
import type { Knex } from 'knex';

interface NewEntry {
  kind: AuditKind;
  administratorId: number;
  username: string;
  address: string;
  detail: AuditDetail;
}

export type AuditRepository = ReturnType<typeof createAuditRepository>;

/**
 * Creates the store of the append-only audit log. No code deletes entries; only the retention job changes them, by
 * clearing old addresses of failed sign-ins (docs/decisions/0098).
 */
export function createAuditRepository(db: Knex) {
  return {
    add: async ({ kind, administratorId, username, address, detail }: NewEntry): Promise<void> => {
      await db('audit_log').insert({
        at: Date.now(),
        kind,
        administrator_id: administratorId,
        username,
        address,
        detail: JSON.stringify(detail),
      });
    },
    /** Returns up to `limit` entries, newest first; if `before` is set, only those with lower ids. */
    page: async (limit: number, before: number | undefined): Promise<AuditEntry[]> => {
      const query = db('audit_log').orderBy('id', 'desc').limit(limit);
      if (before !== undefined) query.where('id', '<', before);
      return (await query).map((row) => ({
        id: row.id,
        at: new Date(row.at).toISOString(),
        kind: row.kind,
        username: row.username,
        address: row.address,
        detail: JSON.parse(row.detail),
      }));
    },
  };
}
