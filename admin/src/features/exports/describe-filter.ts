import { type ExportEntry, erasedSearch, expiredSearch } from '@suite/contracts/records';
import { formatTime } from '../../language/format-time.ts';
import type { Language } from '../../language/language.ts';
import { recordStrings } from '../../records/record-strings.ts';
import { toolbarStrings } from '../../records/toolbar/toolbar-strings.ts';
import type { ExportsStrings } from './exports-strings.ts';

function describeSearch(q: string, strings: ExportsStrings) {
  if (q === erasedSearch) return strings.erasedSearch;
  return q === expiredSearch ? strings.expiredSearch : strings.search(q);
}

/** Returns one phrase per condition of an export's filter. */
export function describeFilter(
  filter: ExportEntry['filter'],
  strings: ExportsStrings,
  language: Language,
): string[] {
  const { folder = 'inbox', q, from, to, status, source, unread, assignee, followUp, ids } = filter;
  if (ids) return [strings.chosen(ids.length)];
  const { columns, folders, statuses } = recordStrings[language];
  const { filter: named, ...words } = toolbarStrings[language];
  // Uses the format of the row's timestamp: 05/11 and 11/05 in one row would be ambiguous.
  const time = (instant: string) => formatTime(new Date(instant), language);
  const conditions = [
    q && describeSearch(q, strings),
    from && strings.from(time(from)),
    to && strings.to(time(to)),
    status && named(columns.status, statuses[status]),
    source && named(columns.source, source),
    unread && words.unread,
    assignee && (assignee === 'none' ? strings.unassigned : strings.assignee(assignee)),
    followUp && words.overdue,
  ].filter((condition): condition is string => Boolean(condition));
  if (conditions.length === 0 && folder === 'inbox') return [strings.everything];
  return [folders[folder], ...conditions];
}
