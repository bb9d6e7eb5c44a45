import { apiPaths } from '@suite/contracts/paths';
import {
  type CountAnswer,
  type ListedRecord,
  type RecordDetail,
  type RecordFilter,
  type RecordKind,
  type RecordMetadata,
  type RecordQuery,
  recordLimits,
  type SamePersonAnswer,
} from '@suite/contracts/records';
import { api, nextCursor, previousCursor, totalCount } from '@suite/web-api';

/** One page of a list. */
export interface RecordPage {
  records: ListedRecord[];
  /** Cursor of the next page; undefined on the last page. */
  cursor: string | undefined;
  /** Cursor of the previous page; undefined on the first page. */
  previous: string | undefined;
  /** Number of records in all pages; undefined for a filtered list, for which the API does not count them. */
  total: number | undefined;
  /** Whether a change of a record may have added it or removed it since; then the list is read again when it is opened. */
  isOutdated?: boolean;
}

/** Identifies one record. */
export interface RecordKey {
  kind: RecordKind;
  id: number;
}

export const listTag = (kind: RecordKind) => ({ type: 'Record' as const, id: kind });
export const countTag = (kind: RecordKind) => ({ type: 'Record' as const, id: `${kind} count` });
export const recordTag = ({ kind, id }: RecordKey) => ({ type: 'Record' as const, id: `${kind} ${id}` });

/**
 * Defaults for fields that an older API omits. Records are read by default, because that API can't mark them as read.
 */
const defaultMetadata: RecordMetadata = {
  status: 'new',
  source: 'unknown',
  isRead: true,
  flaggedFor: null,
  trashedAt: null,
  assigneeId: null,
  followUp: null,
};

const noDetails: Pick<RecordDetail, 'trail' | 'deliveries'> = { trail: [], deliveries: [] };

const completeRecord = (record: ListedRecord): ListedRecord => ({ ...defaultMetadata, ...record });

/** Queries for records. */
export const recordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRecords: build.query<RecordPage, { kind: RecordKind; query: RecordQuery }>({
      query: ({ kind, query }) => ({ url: apiPaths.records(kind), params: { ...query } }),
      transformResponse: (records: ListedRecord[], meta): RecordPage => ({
        records: records.map(completeRecord),
        cursor: nextCursor(meta),
        previous: previousCursor(meta),
        total: totalCount(meta),
      }),
      providesTags: (_page, _error, { kind }) => [listTag(kind)],
      extraOptions: { needsSession: true },
    }),
    countRecords: build.query<CountAnswer, { kind: RecordKind; filter: RecordFilter }>({
      query: ({ kind, filter }) => ({ url: apiPaths.countRecords(kind), params: { ...filter } }),
      extraOptions: { needsSession: true },
    }),
    /** Counts a limited number of records, for a filtered list. */
    countUpTo: build.query<CountAnswer, { kind: RecordKind; filter: RecordFilter }>({
      query: ({ kind, filter }) => ({
        url: apiPaths.countRecords(kind),
        params: { ...filter, atMost: recordLimits.count },
      }),
      providesTags: (_count, _error, { kind }) => [countTag(kind)],
    }),
    readRecord: build.query<RecordDetail, RecordKey>({
      query: ({ kind, id }) => apiPaths.record(kind, id),
      transformResponse: (record: RecordDetail): RecordDetail => ({
        ...noDetails,
        ...defaultMetadata,
        ...record,
      }),
      providesTags: (_record, _error, key) => [recordTag(key)],
    }),
    listSamePerson: build.query<SamePersonAnswer, RecordKey>({
      query: ({ kind, id }) => apiPaths.samePerson(kind, id),
    }),
  }),
});

/** Reloads all lists of a kind and the overview. */
export const reloadRecords = (kind: RecordKind) =>
  api.util.invalidateTags([listTag(kind), countTag(kind), 'Overview']);

export const {
  useListRecordsQuery,
  useCountUpToQuery,
  useLazyCountRecordsQuery,
  useListSamePersonQuery,
  useReadRecordQuery,
} = recordsApi;
