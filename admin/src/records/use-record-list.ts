import type { RecordKind } from '@suite/contracts/records';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useAccount } from '../account/account-context.ts';
import { useRetryOnline } from '../list/use-is-online.ts';
import { daysShown, toFilter, toQuery, type ViewTimes } from './record-view.ts';
import { reloadRecords, useListRecordsQuery } from './records-api.ts';
import { useGivenUpSearch } from './use-given-up-search.ts';
import { useRecordView } from './use-record-view.ts';
import { useToday } from './use-today.ts';

/** Returns the list for the current address: its view, its page and its loading state. */
export function useRecordList(kind: RecordKind) {
  const dispatch = useDispatch();
  const control = useRecordView();
  const { view, showPrevious } = control;
  const times: ViewTimes = { today: useToday(), lastVisitEnd: useAccount().lastVisitEnd };
  const query = toQuery(view, times);
  // While another view loads, `data` is the page that was loaded last, which stays visible.
  const result = useListRecordsQuery({ kind, query });
  const { data: page, currentData, error, isFetching, refetch } = result;
  const isOnline = useRetryOnline(result);

  useGivenUpSearch('listRecords', query.q ? { kind, query } : undefined);

  const renew = useEffectEvent(() => {
    if (currentData?.isOutdated && isOnline) refetch();
  });
  const opened = JSON.stringify([kind, query]);
  useEffect(() => renew(), [opened]);

  const isPastEnd = currentData?.records.length === 0 && view.cursor !== '';
  const stepBack = useEffectEvent(() => showPrevious(currentData?.previous, true));
  useEffect(() => {
    // The page is empty, for example because its last row was deleted: show the page before it.
    if (isPastEnd) stepBack();
  }, [isPastEnd]);

  return {
    ...control,
    times,
    filter: toFilter(view, times),
    /** The first and the last day shown. */
    days: daysShown(view, times.today),
    page,
    // While a request runs, `error` can belong to the view shown before. Offline, the page that was loaded stays.
    error: isFetching || (page && !isOnline) ? undefined : error,
    isStale: isFetching && page !== undefined,
    isSearching: isFetching && view.q !== '',
    retry: refetch,
    reload: () => dispatch(reloadRecords(kind)),
  };
}

export type RecordList = ReturnType<typeof useRecordList>;
