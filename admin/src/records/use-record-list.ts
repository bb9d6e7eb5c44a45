import type { ListedRecord, RecordKind } from '@suite/contracts/records';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { toFilter, toQuery } from './record-view.ts';
import { type RecordPage, reloadRecords, useListRecordsQuery } from './records-api.ts';
import { useRecordView } from './use-record-view.ts';

/** Returns the list for the current address: its view, its page and its loading state. */
export function useRecordList<Row extends ListedRecord>(kind: RecordKind) {
  const dispatch = useDispatch();
  const control = useRecordView();
  const { view, showPrevious } = control;
  const { data, currentData, error, isFetching, refetch } = useListRecordsQuery({
    kind,
    query: toQuery(view),
  });
  // Records of this kind have the config's row type. While another view loads, the previous page stays visible.
  const page = data as RecordPage<Row> | undefined;

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

export type RecordList<Row extends ListedRecord> = ReturnType<typeof useRecordList<Row>>;
