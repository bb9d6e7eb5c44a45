import {
  type RecordFilter,
  type RecordFolder,
  type RecordQuery,
  type RecordSort,
  type RecordStatus,
  recordFolders,
  recordSorts,
  recordStatuses,
} from '@suite/contracts/records';

/** Records per page. */
export const pageSize = 50;

/** The state of a list, stored in its address. */
export interface RecordView {
  folder: RecordFolder;
  q: string;
  /** First day in the user's time zone, such as '2026-11-20', or ''; `to` is the last day. */
  from: string;
  to: string;
  status: RecordStatus | '';
  source: string;
  unread: boolean;
  sort: RecordSort;
  /** Page number, starting at 1; the cursor selects the page. */
  page: number;
  cursor: string;
  /** Id of the open record, or 0. */
  record: number;
}

const oneOf = <Value extends string>(known: readonly Value[], value: string | null): Value | undefined =>
  known.find((candidate) => candidate === value);

const day = (value: string | null) =>
  value && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : '';

const wholeNumber = (value: string | null, least: number) => {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > least ? number : least;
};

/** Reads the state of a list from an address; ignores unknown and invalid values. */
export function readView(search: string): RecordView {
  const params = new URLSearchParams(search);
  const cursor = params.get('cursor') ?? '';
  return {
    folder: oneOf(recordFolders, params.get('folder')) ?? 'inbox',
    q: params.get('q') ?? '',
    from: day(params.get('from')),
    to: day(params.get('to')),
    status: oneOf(recordStatuses, params.get('status')) ?? '',
    source: params.get('source') ?? '',
    unread: params.get('unread') === '1',
    sort: oneOf(recordSorts, params.get('sort')) ?? '-createdAt',
    page: cursor ? wholeNumber(params.get('page'), 1) : 1,
    cursor,
    record: wholeNumber(params.get('record'), 0),
  };
}

/** Default values, which the address omits. */
const defaultValues: Record<keyof RecordView, string> = {
  folder: 'inbox',
  q: '',
  from: '',
  to: '',
  status: '',
  source: '',
  unread: '',
  sort: '-createdAt',
  page: '1',
  cursor: '',
  record: '0',
};

const serialize = (value: RecordView[keyof RecordView]) =>
  typeof value === 'boolean' ? (value ? '1' : '') : String(value);

/** Returns the query string with these changes; unrelated parameters stay. */
export function writeView(search: string, changes: Partial<RecordView>): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    const text = serialize(value);
    if (text === defaultValues[name as keyof RecordView]) next.delete(name);
    else next.set(name, text);
  }
  return `?${next}`.replace(/^\?$/, '');
}

/** First page with no open record; applied when the search, a filter, the folder or the sort order changes. */
export const firstPage = { page: 1, cursor: '', record: 0 } satisfies Partial<RecordView>;

/** The state that "clear filters" restores. */
export const noFilters = {
  ...firstPage,
  q: '',
  from: '',
  to: '',
  status: '',
  source: '',
  unread: false,
} satisfies Partial<RecordView>;

/** Returns midnight in the user's time zone, `daysLater` days after a date. */
function midnight(value: string, daysLater = 0): string {
  const [year = 0, month = 1, date = 1] = value.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}

/** Converts a view to the filter of an API call. */
export const toFilter = ({ folder, q, from, to, status, source, unread }: RecordView): RecordFilter => ({
  folder,
  ...(q && { q }),
  ...(from && { from: midnight(from) }),
  ...(to && { to: midnight(to, 1) }),
  ...(status && { status }),
  ...(source && { source }),
  ...(unread && { unread }),
});

/** Converts a view to the query of a list page. */
export const toQuery = (view: RecordView): RecordQuery => ({
  ...toFilter(view),
  limit: pageSize,
  // Search results are always sorted newest first.
  ...(!view.q && view.sort !== '-createdAt' && { sort: view.sort }),
  ...(view.cursor && { cursor: view.cursor }),
});

/** Returns the number of active filters. The search does not count; `from` and `to` count as one filter. */
export const countFilters = ({ from, to, status, source, unread }: RecordView) =>
  [from || to, status, source, unread].filter(Boolean).length;

/** Returns whether a search or a filter limits the records of the folder. */
export const isFiltered = (view: RecordView) => view.q !== '' || countFilters(view) > 0;
