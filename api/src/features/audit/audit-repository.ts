import type { AuditDetail, AuditEntry, AuditKind } from '@suite/contracts/audit';
import type { Knex } from 'knex';
import { inBatches } from '../../db/in-batches.ts';
import { isMySql } from '../../db/open-database.ts';
import { addressOf } from '../../http/address-of.ts';
import { type Audit, unknownAccount } from '../../http/audit.ts';
import type { Cell } from '../../http/csv.ts';
import type { IdPage } from '../../http/id-page.ts';
import { signedIn } from '../../http/session.ts';

/** A parsed filter; times are UTC milliseconds. */
export interface EntryFilter {
  administrator?: number;
  kind?: AuditKind;
  from?: number;
  to?: number;
}

interface NewEntry {
  kind: AuditKind;
  administratorId: number;
  username: string;
  address: string;
  detail: AuditDetail;
}

interface EntryRow {
  id: number;
  at: number;
  kind: AuditKind;
  username: string;
  address: string;
  /** JSON. */
  detail: string;
}

type Position = Pick<EntryRow, 'id' | 'at'>;

/** Returns the index that has the entries of a filter in order. */
function indexFor({ administrator, kind }: EntryFilter) {
  if (administrator === undefined) return kind === undefined ? 'audit_log_at' : 'audit_log_kind';
  return kind === undefined ? 'audit_log_administrator' : 'audit_log_administrator_kind';
}

/** Rows per batch of an export; other requests run between two batches. */
const batchSize = 1000;

const timeOf = ({ at }: EntryRow) => new Date(at).toISOString();

const toEntry = (row: EntryRow): AuditEntry => ({
  id: row.id,
  at: timeOf(row),
  kind: row.kind,
  username: row.username,
  address: row.address,
  detail: JSON.parse(row.detail),
});

export type AuditRepository = ReturnType<typeof createAuditRepository>;

/**
 * Creates the store of the append-only audit log. No code deletes entries; only the retention job changes them, by
 * clearing old addresses of failed sign-ins (docs/decisions/0098).
 */
export function createAuditRepository(db: Knex) {
  /** Reads entries in an order that an index provides for each filter. */
  function entries(limit: number, last: Position | undefined, filter: EntryFilter): Promise<EntryRow[]> {
    const { administrator, kind, from, to } = filter;
    // MySQL would rather sort a small table, and guesses which of two indexes is shorter.
    const table = isMySql(db) ? db.raw('audit_log force index (??)', [indexFor(filter)]) : 'audit_log';
    const query = db(table).orderBy('at', 'desc').orderBy('id', 'desc').limit(limit);
    if (administrator !== undefined) query.where({ administrator_id: administrator });
    if (kind !== undefined) query.where({ kind });
    if (from !== undefined) query.where('at', '>=', from);
    if (to !== undefined) query.where('at', '<', to);
    if (last)
      query
        .where('at', '<=', last.at)
        .where((next) => next.where('at', '<', last.at).orWhere('id', '<', last.id));
    return query;
  }

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
    /** Returns up to `limit` matching entries, newest first; if `before` is set, only those after that entry. */
    page: async ({ limit, before }: IdPage, filter: EntryFilter): Promise<AuditEntry[]> => {
      const last =
        before === undefined ? undefined : await db('audit_log').where({ id: before }).first('id', 'at');
      // No entry has this id, so the page starts below it.
      const position = before === undefined || last ? last : { id: before, at: Number.MAX_SAFE_INTEGER };
      return (await entries(limit, position, filter)).map(toEntry);
    },
    /** Yields all matching entries as rows of a CSV file, newest first. */
    async *exported(filter: EntryFilter): AsyncGenerator<Record<string, Cell>[]> {
      for await (const rows of inBatches<EntryRow>((last, size) => entries(size, last, filter), batchSize))
        yield rows.map((row) => ({ ...row, at: timeOf(row), detail: row.detail }));
    },
  };
}

export const createAudit = (entries: AuditRepository): Audit => ({
  record: (ctx, kind, detail = {}, who = signedIn(ctx) ?? unknownAccount) => {
    const { administratorId, username } = who;
    return entries.add({ kind, administratorId, username, address: addressOf(ctx), detail });
  },
});
