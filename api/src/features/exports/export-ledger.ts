import type { ExportEntry } from '@suite/contracts/records';
import type { Knex } from 'knex';
import type { IdPage } from '../../http/id-page.ts';

type StartedExport = Pick<ExportEntry, 'kind' | 'filter' | 'columns'> & { administratorId: number };
type EndedExport = Pick<ExportEntry, 'rows' | 'sha256'> & { state: 'complete' | 'aborted' };

/** Creates the store of the export ledger: who exported what, with a checksum by which a file can be identified. */
export function createExportLedger(db: Knex) {
  return {
    /** Adds a running entry. Returns its id. */
    start: async ({ administratorId, kind, filter, columns }: StartedExport): Promise<number> => {
      const [id] = await db('exports').insert({
        at: Date.now(),
        administrator_id: administratorId,
        kind,
        filter: JSON.stringify(filter),
        columns: JSON.stringify(columns),
        row_count: 0,
        sha256: '',
        state: 'running',
      });
      return id as number;
    },
    end: async (id: number, { rows, sha256, state }: EndedExport): Promise<void> => {
      await db('exports').where({ id }).update({ row_count: rows, sha256, state });
    },
    /**
     * Marks all running exports as aborted, because a crashed process may have left them. One that another process is
     * still sending gets its final state when it ends.
     */
    closeAbandoned: async (): Promise<void> => {
      await db('exports').where({ state: 'running' }).update({ state: 'aborted' });
    },
    /** Returns up to `limit` entries, newest first; if `before` is set, only those with lower ids. */
    page: async ({ limit, before }: IdPage): Promise<ExportEntry[]> => {
      const query = db('exports')
        .leftJoin('administrators', 'administrators.id', 'exports.administrator_id')
        .orderBy('exports.id', 'desc')
        .limit(limit)
        .select('exports.*', 'administrators.username');
      if (before !== undefined) query.where('exports.id', '<', before);
      return (await query).map((row) => ({
        id: row.id,
        at: new Date(row.at).toISOString(),
        by: row.username ?? '',
        kind: row.kind,
        filter: JSON.parse(row.filter),
        columns: JSON.parse(row.columns),
        rows: row.row_count,
        sha256: row.sha256,
        state: row.state,
      }));
    },
  };
}
