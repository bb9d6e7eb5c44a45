import { type ExportEntry, erasedSearch, expiredSearch } from '@suite/contracts/records';
import { formatTime } from '../../language/format-time.ts';
import type { Language } from '../../language/language.ts';
import type { ExportsWords } from './exports-words.ts';

function searchWords(q: string, words: ExportsWords) {
  if (q === erasedSearch) return words.erasedSearch;
  return q === expiredSearch ? words.expiredSearch : words.search(q);
}

/** What an export was narrowed to, a phrase for each condition. */
export function filterWords(
  filter: ExportEntry['filter'],
  words: ExportsWords,
  language: Language,
): string[] {
  const { folder = 'inbox', q, from, to, status, source, unread, ids } = filter;
  if (ids) return [words.chosen(ids.length)];
  // As the time beside it stands there: 05/11 and 11/05 in one row are two days to nobody.
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
