import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type ListFilter, listFilterNames, listFilters } from '@suite/contracts/list-filters';
import { apiPaths } from '@suite/contracts/paths';
import type {
  BulkAnswer,
  BulkRequest,
  RecordChange,
  RecordKind,
  RecordQuery,
} from '@suite/contracts/records';
import { api, isRefusal, orRefusedWith, unlessRefused } from '@suite/web-api';
import { countTag, listTag, type RecordKey, type RecordPage, recordsApi, recordTag } from './records-api.ts';

/** Returns whether an action failed because the record was moved or erased in the meantime. */
export const isGone = (error: unknown) => isRefusal(error, 404);

const movePaths = {
  restore: apiPaths.restoreRecord,
  flag: apiPaths.flagRecord,
  unflag: apiPaths.unflagRecord,
};

type State = Parameters<typeof recordsApi.util.selectInvalidatedBy>[0];

interface Call {
  dispatch: ThunkDispatch<State, unknown, UnknownAction>;
  getState(): State;
  queryFulfilled: Promise<unknown>;
}

type Patch = { undo(): void };

async function undoOnFailure({ queryFulfilled }: Call, patches: Patch[]) {
  await queryFulfilled.catch(() => {
    for (const patch of patches) patch.undo();
  });
}

/** Updates all loaded lists of a kind before the server responds. Returns the patches, which can be undone. */
const patchLists = (
  kind: RecordKind,
  call: Call,
  recipe: (page: RecordPage, query: RecordQuery) => void,
): Patch[] =>
  recordsApi.util
    .selectInvalidatedBy(call.getState(), [listTag(kind)])
    .map(({ originalArgs }) =>
      call.dispatch(
        recordsApi.util.updateQueryData('listRecords', originalArgs, (page) =>
          recipe(page, originalArgs.query),
        ),
      ),
    );

/** Repeats a patch for the lists that are loading now, because the server may have read them before the change. */
async function patchLoadingLists({ dispatch, queryFulfilled }: Call, patch: () => unknown) {
  await Promise.allSettled(dispatch(api.util.getRunningQueriesThunk()));
  await queryFulfilled.then(patch, () => undefined);
}

const isAffected = (query: RecordQuery, change: RecordChange) =>
  listFilterNames.some((name) => {
    const { property }: ListFilter = listFilters[name];
    return property !== undefined && Object.hasOwn(change, property) && query[name] !== undefined;
  });

const withoutRecord = (id: number) => (page: RecordPage) => {
  const index = page.records.findIndex((record) => record.id === id);
  if (index < 0) return;
  page.records.splice(index, 1);
  if (page.total !== undefined) page.total -= 1;
};

const countAndRecord = (none: unknown, error: unknown, key: RecordKey) =>
  unlessRefused(countTag(key.kind), recordTag(key), 'Overview')(none, error);

const listsAndRecord = (none: unknown, error: unknown, key: RecordKey) =>
  unlessRefused(
    listTag(key.kind),
    countTag(key.kind),
    recordTag(key),
    'Overview',
  )(none, isGone(error) ? undefined : error);

/** The screen shows these changes at once, so they must reach the server even if the page is left right after. */
const keepalive = true;

export const {
  useChangeRecordMutation,
  useAddNoteMutation,
  useDeleteRecordMutation,
  useMoveRecordMutation,
  useActOnRecordsMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    changeRecord: build.mutation<void, RecordKey & { change: RecordChange }>({
      query: ({ kind, id, change }) => ({
        url: apiPaths.record(kind, id),
        method: 'PATCH',
        body: change,
        keepalive,
      }),
      // The row stays in the list even if it no longer matches the filter, because the user may be reading it.
      async onQueryStarted({ kind, id, change }, call) {
        const patchAll = () =>
          patchLists(kind, call, (page, query) => {
            for (const record of page.records) if (record.id === id) Object.assign(record, change);
            if (isAffected(query, change)) page.isOutdated = true;
          });
        const undoing = undoOnFailure(call, [
          ...patchAll(),
          call.dispatch(
            recordsApi.util.updateQueryData('readRecord', { kind, id }, (record) => {
              Object.assign(record, change);
            }),
          ),
        ]);
        await Promise.all([undoing, patchLoadingLists(call, patchAll)]);
      },
      invalidatesTags: countAndRecord,
      extraOptions: { needsSession: true, isEmpty: true },
    }),
    addNote: build.mutation<void, RecordKey & { text: string }>({
      query: ({ kind, id, text }) => ({
        url: apiPaths.recordNotes(kind, id),
        method: 'POST',
        body: { text },
      }),
      invalidatesTags: countAndRecord,
      extraOptions: { needsSession: true, isEmpty: true },
    }),
    deleteRecord: build.mutation<void, RecordKey>({
      query: ({ kind, id }) => ({
        url: apiPaths.record(kind, id),
        method: 'DELETE',
        // Already deleted by someone else; treat as success.
        validateStatus: orRefusedWith(404),
        keepalive,
      }),
      onQueryStarted: ({ kind, id }, call) => undoOnFailure(call, patchLists(kind, call, withoutRecord(id))),
      invalidatesTags: listsAndRecord,
      extraOptions: { needsSession: true, isEmpty: true },
    }),
    moveRecord: build.mutation<void, RecordKey & { move: keyof typeof movePaths }>({
      query: ({ kind, id, move }) => ({
        url: movePaths[move](kind, id),
        method: 'POST',
        keepalive,
      }),
      onQueryStarted: ({ kind, id }, call) => undoOnFailure(call, patchLists(kind, call, withoutRecord(id))),
      invalidatesTags: listsAndRecord,
      extraOptions: { needsSession: true, isEmpty: true },
    }),
    actOnRecords: build.mutation<BulkAnswer, { kind: RecordKind; request: BulkRequest }>({
      query: ({ kind, request }) => ({ url: apiPaths.bulkRecords(kind), method: 'POST', body: request }),
      invalidatesTags: unlessRefused('Record', 'Overview'),
      extraOptions: { needsSession: true },
    }),
  }),
});
