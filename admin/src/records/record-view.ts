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

/** Records of one page. */
export const pageSize = 50;

/** What a list shows, as its address says it. */
export interface RecordView {
  folder: RecordFolder;
  q: string;
  /** The first and the last day, as the viewer's calendar has them: '2026-11-20', or ''. */
  from: string;
  to: string;
  status: RecordStatus | '';
  source: string;
  unread: boolean;
  sort: RecordSort;
  /** Counts from 1; the page itself is found by its cursor. */
  page: number;
  cursor: string;
  /** The record that is open, or 0. */
  record: number;
}

const oneOf = <Value extends string>(known: readonly Value[], value: string | null): Value | undefined =>
  known.find((candidate) => candidate === value);

const day = (value: string | null) =>
  value && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : '';

const whole = (value: string | null, least: number) => {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > least ? number : least;
};

/** Reads an address; what it doesn't know or can't be counts as not said. */
export function readView(search: string): RecordView {
  const given = new URLSearchParams(search);
  const cursor = given.get('cursor') ?? '';
  return {
    folder: oneOf(recordFolders, given.get('folder')) ?? 'inbox',
    q: given.get('q') ?? '',
    from: day(given.get('from')),
    to: day(given.get('to')),
    status: oneOf(recordStatuses, given.get('status')) ?? '',
    source: given.get('source') ?? '',
    unread: given.get('unread') === '1',
    sort: oneOf(recordSorts, given.get('sort')) ?? '-createdAt',
    page: cursor ? whole(given.get('page'), 1) : 1,
    cursor,
    record: whole(given.get('record'), 0),
  };
}

/** What is left out of an address. */
const unsaid: Record<keyof RecordView, string> = {
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

const written = (value: RecordView[keyof RecordView]) =>
  typeof value === 'boolean' ? (value ? '1' : '') : String(value);

/** The address of a view that differs by `changes`; what else the address says stays. */
export function writeView(search: string, changes: Partial<RecordView>): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    const text = written(value);
    if (text === unsaid[name as keyof RecordView]) next.delete(name);
    else next.set(name, text);
  }
  return `?${next}`.replace(/^\?$/, '');
}

/** Back to the first page with nothing open: what a changed filter or sort comes with. */
export const firstPage = { page: 1, cursor: '', record: 0 } satisfies Partial<RecordView>;

/** What "clear filters" takes away. */
export const noFilters = {
  ...firstPage,
  q: '',
  from: '',
  to: '',
  status: '',
  source: '',
  unread: false,
} satisfies Partial<RecordView>;

/** Midnight of the viewer's day, so many days later. */
function midnight(value: string, daysLater = 0): string {
  const [year = 0, month = 1, date = 1] = value.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}

/** The filter of a view as the calls take it. */
export const toFilter = ({ folder, q, from, to, status, source, unread }: RecordView): RecordFilter => ({
  folder,
  ...(q && { q }),
  ...(from && { from: midnight(from) }),
  ...(to && { to: midnight(to, 1) }),
  ...(status && { status }),
  ...(source && { source }),
  ...(unread && { unread }),
});

/** One page of a view as the list takes it. */
export const toQuery = (view: RecordView): RecordQuery => ({
  ...toFilter(view),
  limit: pageSize,
  // A search is sorted newest first.
  ...(!view.q && view.sort !== '-createdAt' && { sort: view.sort }),
  ...(view.cursor && { cursor: view.cursor }),
});

/** How many of the view's filters are on, the search apart. */
export const countFilters = ({ from, to, status, source, unread }: RecordView) =>
  [from || to, status, source, unread].filter(Boolean).length;

/** Whether the view leaves out records of its folder. */
export const isNarrowed = (view: RecordView) => view.q !== '' || countFilters(view) > 0;
