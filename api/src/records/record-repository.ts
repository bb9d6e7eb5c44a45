import { setImmediate } from 'node:timers/promises';
import { fieldsOf, firstFields } from '@suite/contracts/forms/form';
import type { Form } from '@suite/contracts/forms/forms';
import {
  type PersonKey,
  type RecordDetail,
  type RecordFolder,
  type RecordMetadata,
  recordLimits,
} from '@suite/contracts/records';
import type { Knex } from 'knex';
import { inBatches } from '../db/in-batches.ts';
import { isMySql } from '../db/open-database.ts';
import type { Cell } from '../http/csv.ts';
import { emailKey } from '../submissions/email.ts';
import { columnNames, phoneCountryOf, textOfRole } from '../submissions/form-columns.ts';
import { allPhoneKeys, type PhoneCountry, personPhoneKeys } from '../submissions/phone.ts';
import { referenceOf } from '../submissions/reference.ts';
import { personText, searchText } from '../submissions/search-text.ts';
import { totalOf } from '../submissions/totals.ts';
import { accountsOf, findAssignee, usernamesById } from './assignees.ts';
import type { Cursor } from './cursor.ts';
import { findByPhone } from './find-by-phone.ts';
import { historyOf } from './history.ts';
import { type Announce, createRecordActions } from './record-actions.ts';
import {
  type ListPosition,
  positionBefore,
  positionOf,
  type RowOrder,
  reversed,
  sortedByTime,
} from './record-order.ts';
import { createRecordRows } from './record-rows.ts';
import type { SearchedTexts } from './record-search.ts';
import {
  createToFields,
  type FormFields,
  type ListedRow,
  listedColumns,
  type RecordRow,
  timeTextOrNull,
  toMetadata,
} from './row-mapping.ts';
import { orderOf, type RowFilter } from './row-queries.ts';

/** Rows per batch. On SQLite other requests wait while a batch is read; on MySQL each batch costs a round trip. */
const batchSize = 500;
const mysqlBatchSize = 2000;

export interface RecordPage {
  records: (FormFields & RecordMetadata)[];
  /** Position after which the next page starts; undefined on the last page. */
  next: ListPosition | undefined;
  /** Position before which the previous page ends; undefined on the first page. */
  previous: ListPosition | undefined;
}

interface RepositoryDeps {
  db: Knex;
  form: Form;
  homeCountry: PhoneCountry;
  /** Queues notifications for records that are no longer flagged. */
  announce: Announce;
}

export type RecordRepository = ReturnType<typeof createRecordRepository>;

/** Creates the queries and actions for one form's records. */
export function createRecordRepository({ db, form, homeCountry, announce }: RepositoryDeps) {
  const { table } = form;
  const columns = columnNames(table);
  const toFields = createToFields(fieldsOf(form));
  const toFirstFields = createToFields(firstFields(form));
  const rows = createRecordRows(db, table, homeCountry);
  const fieldColumns = ['id', 'created_at', ...columns];
  const pageColumns = [...new Set([...listedColumns, ...columns])];
  const toListed = (row: ListedRow) => ({ ...toFields(row), ...toMetadata(row) });

  const exportColumns = [...new Set([...pageColumns, 'folder', 'offering', 'answered_at'])];
  type ExportedRow = ListedRow & Pick<RecordRow, 'folder' | 'offering' | 'answered_at'>;
  const toExported = (row: ExportedRow, usernames: ReadonlyMap<number, string>) =>
    ({
      ...toListed(row),
      assignee: usernames.get(row.assignee_id ?? 0) ?? '',
      folder: row.folder,
      offering: row.offering,
      answeredAt: timeTextOrNull(row.answered_at),
    }) as Record<string, Cell>;

  const readBatches = <Read extends ListedRow>(
    filter: RowFilter,
    columns: readonly string[],
    size = isMySql(db) ? mysqlBatchSize : batchSize,
  ) => {
    const sort = orderOf(filter, '-createdAt');
    return inBatches<Read>(
      (last, limit) =>
        rows.read({
          filter,
          sort,
          after: last && positionOf(last, sort),
          limit,
          columns,
        }),
      size,
    );
  };

  /** Returns the details of a record with the newest entries of its history, or all of them. */
  async function detailOf(row: RecordRow, mostEntries?: number): Promise<RecordDetail> {
    const deliveries = await db('outbox')
      .where({ submission_table: table, submission_id: row.submission_id })
      .orderBy('id');
    const detail = {
      ...toListed(row),
      folder: row.folder as RecordFolder,
      reference: referenceOf({ table, id: row.submission_id }),
      offering: row.offering,
      answeredAt: timeTextOrNull(row.answered_at),
      firstTouch: row.first_touch && JSON.parse(row.first_touch),
      lastTouch: row.last_touch && JSON.parse(row.last_touch),
      trail: await historyOf(db, table, row.id, mostEntries),
      deliveries: deliveries.map(({ channel, sent_at, failed_at, attempts }) => ({
        channel,
        sentAt: timeTextOrNull(sent_at),
        failedAt: timeTextOrNull(failed_at),
        attempts,
      })),
    };
    return detail as unknown as RecordDetail;
  }

  return {
    form,
    actions: createRecordActions({ db, table, columns, announce }),
    /** Yields all inbox records with only the form's first fields, newest first. */
    async *all(): AsyncGenerator<FormFields[]> {
      for await (const batch of readBatches<ListedRow>({ folder: 'inbox' }, fieldColumns))
        yield batch.map(toFirstFields);
    },
    page: async (
      filter: RowFilter,
      sort: RowOrder,
      cursor: Cursor | undefined,
      limit: number,
      signal?: AbortSignal,
    ): Promise<RecordPage> => {
      const { position, isBackward = false } = cursor ?? {};
      const found = await rows.read<ListedRow>(
        {
          filter,
          sort: isBackward ? reversed(sort) : sort,
          after: position,
          limit: limit + 1,
          columns: pageColumns,
        },
        signal,
      );
      const hasMore = found.length > limit;
      const shown = found.slice(0, limit);
      if (isBackward) shown.reverse();
      const [first] = shown;
      const last = shown.at(-1);
      // A forward cursor means that a previous page exists, or existed. If this page is empty, link back from the
      // cursor's position.
      const before = first ? positionOf(first, sort) : position && positionBefore(position, reversed(sort));
      return {
        records: shown.map(toListed),
        next: last && (isBackward || hasMore) ? positionOf(last, sort) : undefined,
        previous: (isBackward ? hasMore : position) ? before : undefined,
      };
    },
    /**
     * Yields all matching records in the order of their list: with `hasOnlyFields` only the form's fields, otherwise
     * everything an export can contain.
     */
    async *exported(filter: RowFilter, hasOnlyFields: boolean): AsyncGenerator<Record<string, Cell>[]> {
      const asked = hasOnlyFields ? fieldColumns : exportColumns;
      const usernames = await usernamesById(db);
      const toCells = hasOnlyFields
        ? (row: ExportedRow) => toFields(row) as object as Record<string, Cell>
        : (row: ExportedRow) => toExported(row, usernames);
      for await (const batch of readBatches<ExportedRow>(filter, asked)) yield batch.map(toCells);
    },
    /** Yields the records with these ids from any folder, newest first; skips ids that no longer exist. */
    async *exportedOf(ids: readonly number[]): AsyncGenerator<Record<string, Cell>[]> {
      const usernames = await usernamesById(db);
      const inOrder: { id: number }[] = await sortedByTime(db(table).select('id').whereIn('id', ids));
      for (let start = 0; start < inOrder.length; start += batchSize) {
        const batch = inOrder.slice(start, start + batchSize).map(({ id }) => id);
        const found: ExportedRow[] = await sortedByTime(
          db(table).select(exportColumns).whereIn('id', batch).whereNot({ folder: 'erased' }),
        );
        yield found.map((row) => toExported(row, usernames));
        await setImmediate();
      }
    },
    /** Yields the ids of all matching records in batches, in the order of their list. */
    async *ids(filter: RowFilter): AsyncGenerator<number[]> {
      for await (const batch of readBatches<ListedRow>(filter, ['id', 'created_at'], batchSize))
        yield batch.map(({ id }) => id);
    },
    findAssignee: (id: number) => findAssignee(db, id),
    accountsOf: (ids: readonly number[]) => accountsOf(db, ids),
    /** Counts the matching records with a query instead of the counters, up to a number if one is given. */
    count: rows.count,
    total: (folder: RecordFolder) => totalOf(db, table, folder),
    /** Returns the details of one record with the newest part of its history, or undefined if it doesn't exist. */
    detail: async (id: number): Promise<RecordDetail | undefined> => {
      const row = await db(table).where({ id }).whereNot({ folder: 'erased' }).first();
      return row && detailOf(row, recordLimits.trail);
    },
    /** Returns all details of these records with their whole history, newest first. */
    details: async (ids: readonly number[]): Promise<RecordDetail[]> => {
      const details: RecordDetail[] = [];
      for (let start = 0; start < ids.length; start += 100) {
        const found: RecordRow[] = await db(table)
          .whereIn('id', ids.slice(start, start + 100))
          .orderBy('id', 'desc');
        for (const row of found) details.push(await detailOf(row));
      }
      return details;
    },
    /** Returns the ids of everything one person sent, in any folder, newest first. */
    idsOfPerson: async ({ email, phone = '' }: PersonKey): Promise<number[]> => {
      const rows = () =>
        db(table).select('id', 'phone_key', 'second_phone_key').whereNot({ folder: 'erased' });
      const found: { id: number }[] =
        email === undefined
          ? await findByPhone({ table, keys: personPhoneKeys(phone, homeCountry), homeCountry, rowsBy: rows })
          : await rows().where({ email_key: emailKey(email) });
      return found.map(({ id }) => id).sort((a, b) => b - a);
    },
    /** Returns what searches look in, in these records and for their people, and the people's keys. */
    searchedTextsOf: async (ids: readonly number[]): Promise<SearchedTexts[]> =>
      (
        await db(table)
          .select('submission_id', ...columns)
          .whereIn('id', ids)
      ).map((row) => ({
        search_text: searchText({ table, id: row.submission_id, columns: row }, homeCountry),
        person_text: personText({ table, columns: row }, homeCountry),
        email_key: emailKey(textOfRole(table, row, 'email')),
        phone_keys: allPhoneKeys(textOfRole(table, row, 'phone'), phoneCountryOf(table, row, homeCountry)),
      })),
    /** Returns the fields of a submission in any folder, by its key. */
    find: async (submissionId: string): Promise<FormFields | undefined> => {
      const row = await db(table)
        .select(fieldColumns)
        .where({ submission_id: submissionId })
        .whereNot({ folder: 'erased' })
        .first();
      return row && toFields(row);
    },
  };
}
