import { type ExportEntry, erasedSearch, expiredSearch } from '@suite/contracts/records';
import { formatTime } from '../../language/format-time.ts';
import type { Language } from '../../language/language.ts';
import type { ExportsWords } from './exports-words.ts';

function searchWords(q: string, words: ExportsWords) {
  if (q === erasedSearch) return words.erasedSearch;
  return q === expiredSearch ? words.expiredSearch : words.search(q);
}

/** Returns one phrase per condition of an export's filter. */
export function filterWords(
  filter: ExportEntry['filter'],
  words: ExportsWords,
  language: Language,
): string[] {
  const { folder = 'inbox', q, from, to, status, source, unread, ids } = filter;
  if (ids) return [words.chosen(ids.length)];
  // Uses the format of the row's timestamp: 05/11 and 11/05 in one row would be ambiguous.
  const time = (instant: string) => formatTime(new Date(instant), language);
  const conditions = [
    q && searchWords(q, words),
    from && words.from(time(from)),
    to && words.to(time(to)),
    status && words.statuses[status],
    source && words.source(source),
    unread && words.unread,
  ].filter((condition): condition is string => Boolean(condition));
  if (conditions.length === 0 && folder === 'inbox') return [words.everything];
  return [words.folders[folder], ...conditions];
}
