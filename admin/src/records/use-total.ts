import type { CountAnswer, RecordKind } from '@suite/contracts/records';
import { type RecordPage, useCountUpToQuery } from './records-api.ts';
import { useGivenUpSearch } from './use-given-up-search.ts';
import type { RecordList } from './use-record-list.ts';

/**
 * Returns how many records a list has: the folder's stored total, or a count of those that match the filter. Undefined
 * until it is known.
 */
export function useTotal(
  kind: RecordKind,
  { records, total, cursor }: RecordPage,
  { view, filter, isStale }: RecordList,
): CountAnswer | undefined {
  const isOnePage = view.page === 1 && cursor === undefined;
  const isKnown = total !== undefined || isOnePage;
  const skip = isKnown || isStale;
  const { currentData } = useCountUpToQuery({ kind, filter }, { skip });
  useGivenUpSearch('countUpTo', filter.q && !skip ? { kind, filter } : undefined);
  if (total !== undefined) return { count: total };
  return isOnePage ? { count: records.length } : currentData;
}
