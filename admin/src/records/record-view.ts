import {
  type DatePreset,
  datePresetNames,
  type FilterName,
  type FilterValues,
  type ListFilter,
  listFilterNames,
  listFilters,
} from '@suite/contracts/list-filters';
import {
  isDate,
  type ListView,
  type RecordFilter,
  type RecordFolder,
  type RecordQuery,
  type RecordSort,
  recordFolders,
  recordLimits,
  recordSorts,
} from '@suite/contracts/records';
import { midnight } from '../language/format-time.ts';
import { daysOf, timesOfDays } from './date-presets.ts';

/** Records per page. */
export const pageSize = 50;

/** The filters of a list; '' or false if they are not set. */
type FilterState = {
  [Name in FilterName]: FilterValues[Name] extends boolean | undefined
    ? boolean
    : NonNullable<FilterValues[Name]> | '';
};

/** The state of a list, stored in its address. */
export interface RecordView extends FilterState {
  folder: RecordFolder;
  q: string;
  /** Times that move, in place of `from` and `to`; or ''. */
  when: DatePreset | '';
  /** First day in the user's time zone, such as '2026-11-20', or ''; `to` is the last day. */
  from: string;
  to: string;
  sort: RecordSort;
  /** Page number, starting at 1; the cursor selects the page. */
  page: number;
  cursor: string;
  /** Id of the open record, or 0. */
  record: number;
}

const oneOf = <Value extends string>(known: readonly Value[], value: string | null): Value | undefined =>
  known.find((candidate) => candidate === value);

/** Returns a date such as '2026-11-20' unchanged, and '' for anything else. */
export const day = (value: string | null) => (value && isDate(value) ? value : '');

/** Reads the days of a list; a preset takes precedence over single days. */
function readDays(params: URLSearchParams): Pick<RecordView, 'when' | 'from' | 'to'> {
  const when = oneOf(datePresetNames, params.get('when'));
  return when
    ? { when, from: '', to: '' }
    : { when: '', from: day(params.get('from')), to: day(params.get('to')) };
}

function readFilterValue(filter: ListFilter, value: string): string | boolean {
  if (filter.type === 'flag') return value === '1';
  if (filter.type === 'choice') return Object.hasOwn(filter.choices, value) ? value : '';
  if (filter.type === 'text') return [...value].length > filter.most ? '' : value.toLowerCase();
  return /^(?:me|none|[1-9]\d{0,8})$/.test(value) ? value : '';
}

const readFilters = (params: URLSearchParams) =>
  Object.fromEntries(
    listFilterNames.map((name) => [name, readFilterValue(listFilters[name], params.get(name) ?? '')]),
  ) as FilterState;

const noFilterValues = readFilters(new URLSearchParams());

/** Returns the filters of a view that are set. */
export const filterValuesOf = (view: FilterState): FilterValues =>
  Object.fromEntries(listFilterNames.filter((name) => view[name]).map((name) => [name, view[name]]));

/** Returns the change of a view that removes a filter. */
export const withoutFilter = (name: FilterName): Partial<RecordView> => ({ [name]: noFilterValues[name] });

const wholeNumber = (value: string | null, least: number) => {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > least ? number : least;
};

/** Reads the state of a list from an address; ignores unknown and invalid values. */
export function readView(search: string): RecordView {
  // The API refuses NUL, and half an emoji at the end of a text that is cut off.
  const params = new URLSearchParams(search.replaceAll('%00', ''));
  const cursor = params.get('cursor') ?? '';
  return {
    folder: oneOf(recordFolders, params.get('folder')) ?? 'inbox',
    q: [...(params.get('q') ?? '')].slice(0, recordLimits.search).join(''),
    ...readDays(params),
    ...readFilters(params),
    sort: oneOf(recordSorts, params.get('sort')) ?? '-createdAt',
    page: cursor ? wholeNumber(params.get('page'), 1) : 1,
    cursor,
    record: wholeNumber(params.get('record'), 0),
  };
}

/** The view of an empty address, which omits default values. */
const defaultView = readView('');

const serialize = (value: string | number | boolean) => (value === true ? '1' : String(value));

/** Returns the query string with these changes; unrelated parameters stay. */
export function writeView(search: string, changes: Partial<RecordView>): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === defaultView[name as keyof RecordView]) next.delete(name);
    else next.set(name, serialize(value));
  }
  return `?${next}`.replace(/^\?$/, '');
}

/** Returns what a view shows, without its page, its open record and default values. */
export function toListView({ page: _page, cursor: _cursor, record: _record, ...view }: RecordView): ListView {
  const changed = Object.entries(view)
    .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value] as const)
    .filter(([name, value]) => value !== defaultView[name as keyof RecordView]);
  return Object.fromEntries(changed);
}

/** First page with no open record; applied when the search, a filter, the folder or the sort order changes. */
export const firstPage = { page: 1, cursor: '', record: 0 } satisfies Partial<RecordView>;

/** The state that "clear filters" restores; the search stays. */
export const noFilters = {
  ...firstPage,
  when: '',
  from: '',
  to: '',
  ...noFilterValues,
} satisfies Partial<RecordView>;

/** Returns the first and the last day of a view, each as a date or ''. */
export const daysShown = ({ when, from, to }: RecordView, today: string) =>
  when && when !== 'visit' ? daysOf(when, today) : { from, to };

/** What the times of a view depend on. */
export interface ViewTimes {
  /** Date in the user's time zone. */
  today: string;
  /** Time at which the account's last visit ended; unknown if the API is an older release. */
  lastVisitEnd?: string | undefined;
}

/** Converts a view to the filter of an API call. */
export function toFilter(view: RecordView, { today, lastVisitEnd }: ViewTimes): RecordFilter {
  const { folder, q, followUp, when } = view;
  return {
    folder,
    ...(q && { q }),
    ...(when === 'visit' && { from: lastVisitEnd ?? midnight(today).toISOString() }),
    ...timesOfDays(daysShown(view, today)),
    ...filterValuesOf(view),
    ...(followUp && { today }),
  };
}

/** Returns the filter of a saved view. */
export const filterOfView = (view: ListView, times: ViewTimes) =>
  toFilter(readView(writeView('', view as Partial<RecordView>)), times);

/** Returns whether a list can be sorted: a search has the newest first, records that are due the oldest date. */
export const canSort = ({ q, followUp }: RecordView) => q === '' && followUp === '';

/** Returns the order that a list has. */
export function sortOf(view: RecordView): RecordSort {
  if (canSort(view)) return view.sort;
  return view.q === '' ? 'followUp' : '-createdAt';
}

/** Converts a view to the query of a list page. */
export const toQuery = (view: RecordView, times: ViewTimes): RecordQuery => ({
  ...toFilter(view, times),
  limit: pageSize,
  ...(canSort(view) && view.sort !== '-createdAt' && { sort: view.sort }),
  ...(view.cursor && { cursor: view.cursor }),
});

/** Returns the number of active filters. The search does not count; all days count as one filter. */
export const countFilters = (view: RecordView) =>
  Object.keys(filterValuesOf(view)).length + Number(Boolean(view.when || view.from || view.to));
