import type { CountAnswer, RecordKind } from '@suite/contracts/records';
import { useCountUpToQuery } from './records-api.ts';
import { useGivenUpSearch } from './use-given-up-search.ts';
import type { RecordList } from './use-record-list.ts';

/**
 * Returns how many records a list has: the folder's stored total, or a count of those that match the filter. Undefined
 * until it is known.
 */
export function useTotal(
  kind: RecordKind,
  { page, view, filter, isStale }: RecordList,
): CountAnswer | undefined {
  const isOnePage = page !== undefined && view.page === 1 && page.cursor === undefined;
  const isKnown = page?.total !== undefined || isOnePage;
  const skip = page === undefined || isKnown || isStale;
  const { currentData } = useCountUpToQuery({ kind, filter }, { skip });
  useGivenUpSearch('countUpTo', filter.q && !skip ? { kind, filter } : undefined);
  if (page?.total !== undefined) return { count: page.total };
  return isOnePage ? { count: page.records.length } : currentData;
}
