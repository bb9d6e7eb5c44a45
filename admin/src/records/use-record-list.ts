import type { RecordKind } from '@suite/contracts/records';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { toFilter, toQuery } from './record-view.ts';
import { reloadRecords, useListRecordsQuery } from './records-api.ts';
import { useRecordView } from './use-record-view.ts';

/** Returns the list for the current address: its view, its page and its loading state. */
export function useRecordList(kind: RecordKind) {
  const dispatch = useDispatch();
  const control = useRecordView();
  const { view, showPrevious } = control;
  // While another view loads, `data` is the previous page, which stays visible.
  const {
    data: page,
    currentData,
    error,
    isFetching,
    refetch,
  } = useListRecordsQuery({
    kind,
    query: toQuery(view),
  });

  const isPastEnd = currentData?.records.length === 0 && view.cursor !== '';
  const stepBack = useEffectEvent(() => showPrevious(currentData?.previous, true));
  useEffect(() => {
    // The last row of the last page was removed.
    if (isPastEnd) stepBack();
  }, [isPastEnd]);

  return {
    ...control,
    filter: toFilter(view),
    page,
    // Shows an error only for the current view.
    error: isFetching ? undefined : error,
    isStale: isFetching && page !== undefined,
    retry: refetch,
    reload: () => dispatch(reloadRecords(kind)),
  };
}

export type RecordList = ReturnType<typeof useRecordList>;
