import { forms } from '@suite/contracts/forms/forms';
import {
  type FailedNotice,
  type LastVisit,
  mostOfSection,
  type VisitRecord,
  type VisitSection,
} from '@suite/contracts/last-visit';
import { type RecordKind, today } from '@suite/contracts/records';
import type { Knex } from 'knex';
import { lastVisitEnd } from '../../db/visits.ts';
import type { RowOrder } from '../../records/record-order.ts';
import type { RecordRepository } from '../../records/record-repository.ts';
import type { RowFilter } from '../../records/row-queries.ts';
import { columnOfRole } from '../../submissions/form-columns.ts';

/** Maximum number of assignments read; a record that was assigned several times has several. */
const mostAssignments = 200;

type Listed = Awaited<ReturnType<RecordRepository['page']>>['records'][number];

const toVisitRecord = (
  kind: RecordKind,
  { id, createdAt, assigneeId, followUp, ...fields }: Listed,
): VisitRecord => ({
  kind,
  id,
  name: String((fields as Record<string, unknown>).name ?? ''),
  createdAt,
  assigneeId,
  followUp,
});

const sectionOf = <Entry>(entries: Entry[]): VisitSection<Entry> => ({
  entries: entries.slice(0, mostOfSection),
  hasMore: entries.length > mostOfSection,
});

export type LastVisitRepository = ReturnType<typeof createLastVisitRepository>;

/** Creates the query for what happened since an account's last visit. Each section reads a few rows of an index. */
export function createLastVisitRepository(db: Knex, kinds: readonly RecordRepository[]) {
  /** Returns one row more per form than a section shows. */
  async function firstOf(filter: RowFilter, sort: RowOrder): Promise<VisitRecord[]> {
    const pages = kinds.map(async ({ form: { kind }, page }) => {
      const { records } = await page(filter, sort, undefined, mostOfSection + 1);
      return records.map((record) => toVisitRecord(kind, record));
    });
    return (await Promise.all(pages)).flat();
  }

  const received = async (since: number) => {
    const records = await firstOf({ folder: 'inbox', from: since + 1 }, '-createdAt');
    return sectionOf(records.sort((a, b) => b.createdAt.localeCompare(a.createdAt)));
  };

  const overdue = async () => {
    const records = await firstOf({ folder: 'inbox', followUp: 'overdue', today: today() }, 'followUp');
    return sectionOf(records.sort((a, b) => (a.followUp ?? '').localeCompare(b.followUp ?? '')));
  };

  async function assigned(administratorId: number, since: number) {
    const events: { submission_table: string; row_id: number }[] = await db('submission_events')
      .where({ assignee_id: administratorId })
      .where('at', '>', since)
      .whereNot({ administrator_id: administratorId })
      .orderBy('at', 'desc')
      .limit(mostAssignments)
      .select('submission_table', 'row_id');
    const found = new Map<string, VisitRecord>();
    for (const { form, inboxOf } of kinds) {
      const ids = events.filter((event) => event.submission_table === form.table).map(({ row_id }) => row_id);
      for (const record of await inboxOf([...new Set(ids)]))
        if (record.assigneeId === administratorId)
          found.set(`${form.table} ${record.id}`, toVisitRecord(form.kind, record));
    }
    const latestFirst = new Set(events.map((event) => `${event.submission_table} ${event.row_id}`));
    return sectionOf([...latestFirst].flatMap((key) => found.get(key) ?? []));
  }

  async function failed(): Promise<VisitSection<FailedNotice>> {
    const rows = await db('outbox')
      .whereNotNull('failed_at')
      .orderBy('failed_at', 'desc')
      .limit(mostOfSection + 1)
      .select('id', 'submission_table', 'submission_id', 'channel', 'failed_at');
    const notices = rows.map(async ({ id, submission_table, submission_id, channel, failed_at }) => {
      const form = forms.find(({ table }) => table === submission_table);
      if (!form) return [];
      const record = await db(form.table)
        .where({ submission_id })
        .whereNot({ folder: 'erased' })
        .first({ id: 'id', name: columnOfRole(form.table, 'name') });
      return [
        {
          id,
          kind: form.kind,
          recordId: record?.id ?? null,
          name: record?.name ?? '',
          channel,
          failedAt: new Date(failed_at).toISOString(),
        },
      ];
    });
    return sectionOf((await Promise.all(notices)).flat());
  }

  return {
    read: async (administratorId: number): Promise<LastVisit> => {
      const since = await lastVisitEnd(db, administratorId);
      return {
        since: new Date(since).toISOString(),
        received: await received(since),
        assigned: await assigned(administratorId, since),
        overdue: await overdue(),
        failed: await failed(),
      };
    },
  };
}
