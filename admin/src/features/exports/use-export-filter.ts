import { type ExportEntry, erasedSearch, expiredSearch } from '@suite/contracts/records';
import { formatMinute } from '../../language/format-time.ts';
import { useLanguage, useStrings } from '../../language/use-strings.ts';
import { recordStrings } from '../../records/record-strings.ts';
import { useFilterTexts } from '../../records/use-filter-texts.ts';
import { type ExportsStrings, exportsStrings } from './exports-strings.ts';

function describeSearch(q: string, strings: ExportsStrings) {
  if (q === erasedSearch) return strings.erasedSearch;
  return q === expiredSearch ? strings.expiredSearch : strings.search(q);
}

/** Returns one phrase per condition of an export's filter. */
export function useExportFilter(filter: ExportEntry['filter']): string[] {
  const { folder = 'inbox', q, from, to, ids } = filter;
  const strings = useStrings(exportsStrings);
  const { folders } = useStrings(recordStrings);
  const language = useLanguage();
  const named = useFilterTexts(filter);
  const time = (instant: string) => formatMinute(new Date(instant), language);
  if (ids) return [strings.chosen(ids.length)];
  const conditions = [
    ...(q ? [describeSearch(q, strings)] : []),
    ...(from ? [strings.from(time(from))] : []),
    ...(to ? [strings.to(time(to))] : []),
    ...named.map(({ text }) => text),
  ];
  if (conditions.length === 0 && folder === 'inbox') return [strings.everything];
  return [folders[folder], ...conditions];
}
