import type { Language } from '../../language/language.ts';
import { midnight } from '../date-presets.ts';
import type { RecordStrings } from '../record-strings.ts';
import type { RecordView } from '../record-view.ts';
import type { ToolbarStrings } from './toolbar-strings.ts';

/** An active filter: what it shows, and the change that removes it. */
export interface ActiveFilter {
  text: string;
  removal: Partial<RecordView>;
}

/**
 * Returns the active filters of a view in words; the search is not one of them. `assigneeName` names the view's
 * `assignee`.
 */
export function describeFilters(
  { when, from, to, status, source, unread, assignee, followUp }: RecordView,
  assigneeName: string,
  strings: ToolbarStrings,
  { columns, statuses }: RecordStrings,
  language: Language,
): ActiveFilter[] {
  const { format } = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const named = (name: string, value: string) => strings.filter(name, value);
  return [
    ...(when ? [{ text: strings.presets[when], removal: { when: '' } as const }] : []),
    ...(from ? [{ text: named(strings.from, format(midnight(from))), removal: { from: '' } }] : []),
    ...(to ? [{ text: named(strings.to, format(midnight(to))), removal: { to: '' } }] : []),
    ...(status ? [{ text: named(columns.status, statuses[status]), removal: { status: '' } as const }] : []),
    ...(assignee ? [{ text: named(columns.assignee, assigneeName), removal: { assignee: '' } }] : []),
    ...(followUp ? [{ text: strings.overdue, removal: { followUp: '' } as const }] : []),
    ...(source ? [{ text: named(columns.source, source), removal: { source: '' } }] : []),
    ...(unread ? [{ text: strings.unread, removal: { unread: false } }] : []),
  ];
}
