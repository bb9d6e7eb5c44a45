import type { ListedRecord, RecordKind } from '@suite/contracts/records';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { toFilter, toQuery } from './record-view.ts';
import { type RecordPage, rereadRecords, useListRecordsQuery } from './records-api.ts';
import { useRecordView } from './use-record-view.ts';

/** A list as its address wants it: its view, the page that answers to it, and how that stands. */
export function useRecordList<Row extends ListedRecord>(kind: RecordKind) {
  const dispatch = useDispatch();
  const control = useRecordView();
  const { view, showPrevious } = control;
  const { data, currentData, error, isFetching, refetch } = useListRecordsQuery({
    kind,
    query: toQuery(view),
  });
  // The config's row type is that of its kind's records; while another view is read, the former one stands.
  const page = data as RecordPage<Row> | undefined;

  const isPastEnd = currentData?.records.length === 0 && view.cursor !== '';
  const stepBack = useEffectEvent(() => showPrevious(currentData?.previous, true));
  useEffect(() => {
    // The last row of the last page is gone.
    if (isPastEnd) stepBack();
  }, [isPastEnd]);

  return {
    ...control,
    filter: toFilter(view),
    page,
    // A failure counts for the view it came to, not for one that stood before.
    error: isFetching ? undefined : error,
    isStale: isFetching && page !== undefined,
    retry: refetch,
    reread: () => dispatch(rereadRecords(kind)),
  };
}
