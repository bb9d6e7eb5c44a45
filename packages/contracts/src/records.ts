import { type ByKind, type Form, type FormRecord, type FormTable, forms } from './forms/forms.ts';
import { type DatePreset, type FilterValues, listFilters } from './list-filters.ts';
import type { Touch } from './submission-metadata.ts';

/** The kinds of records, named by the segment in their path. */
export type RecordKind = Form['kind'];

/** Folders of records: flagged records are suspected spam, and the trash is purged automatically. */
export const recordFolders = ['inbox', 'flagged', 'trash'] as const;
export type RecordFolder = (typeof recordFolders)[number];

export type RecordStatus = keyof typeof listFilters.status.choices;
export const recordStatuses = Object.keys(listFilters.status.choices) as RecordStatus[];

/**
 * Orders of a list. By status, assignee or follow-up date, records with the same value have the newest first, and those
 * without a value are last.
 */
export const recordSorts = [
  '-createdAt',
  'createdAt',
  'name',
  '-name',
  'status',
  'assignee',
  'followUp',
] as const;
export type RecordSort = (typeof recordSorts)[number];

export const recordLimits = {
  /** Records per page. */
  page: 200,
  /** Characters of a search. */
  search: 200,
  /** Highest value that `atMost` may have in a count request. */
  count: 1000,
  /** Characters of a note. */
  note: 2000,
  /** Notes of one record. */
  notes: 500,
  /** Newest entries of a record's history that come with its details. */
  trail: 500,
  /** Accounts that one bulk action shares records between. */
  assignees: 50,
  /** Ids in one bulk action or export; more would exceed the body limit of 64 KiB. */
  selection: 5000,
  /** Other records of the same person. */
  samePerson: 20,
  /** Characters of a saved view's name. */
  viewName: 60,
  /** Saved views of one account and list. */
  views: 50,
} as const;

/** Optional filter of a list, its count, an export or a bulk action. */
export interface RecordFilter extends FilterValues {
  /** 'inbox' by default. */
  folder?: RecordFolder;
  /** Parts of texts, or digits of a phone number; a record must have all of them. */
  q?: string;
  /** ISO 8601 instants: from is inclusive, to is exclusive. */
  from?: string;
  to?: string;
  /** The caller's date, such as '2026-11-25', with which `followUp` compares; by default the date in UTC. */
  today?: string;
}

/** What a list shows, as in the panel's address: folder, search, filters and sort order, without default values. */
export interface ListView extends RecordFilter {
  /** Days in place of `from` and `to`. */
  when?: DatePreset;
  /** First and last day in the user's time zone, such as '2026-11-20'. */
  from?: string;
  to?: string;
  sort?: RecordSort;
}

/** A list view that an account has saved under a name. */
export interface SavedView {
  id: number;
  kind: RecordKind;
  name: string;
  view: ListView;
}

export interface RecordQuery extends RecordFilter {
  limit: number;
  /** Cursor from the `Link` header of the previous page. */
  cursor?: string;
  /** Sort order; a search is always sorted newest first, overdue records by their follow-up date. */
  sort?: RecordSort;
}

/** Metadata of a record besides the submitted fields. */
export interface RecordMetadata {
  status: RecordStatus;
  /** Campaign or site that led the visitor here, or 'direct', 'unknown' or 'other'. */
  source: string;
  isRead: boolean;
  /** Reason why the record is flagged; null otherwise. */
  flaggedFor: string | null;
  /** ISO 8601 in UTC; null outside the trash. */
  trashedAt: string | null;
  /** Account that works on the record; it may have been disabled since. */
  assigneeId: number | null;
  /** Date such as '2026-11-25'. */
  followUp: string | null;
  /** The number to call (E.164); null if the record has none or an unclear one. An older release omits it. */
  phoneNumber?: string | null;
}

/** A record in a list requested with `limit`. */
export type ListedRecord<Kind extends RecordKind = RecordKind> = FormRecord<Extract<Form, { kind: Kind }>> &
  RecordMetadata;

/**
 * A history entry of a record; `detail` is the note's text, the new status, the previous folder, the name of the assignee
 * or the follow-up date ('' if it was removed).
 */
export interface HistoryEntry {
  id: number;
  at: string;
  /** Username; '' if the account was deleted. */
  by: string;
  kind:
    | 'add'
    | 'status'
    | 'note'
    | 'read'
    | 'unread'
    | 'trash'
    | 'restore'
    | 'flag'
    | 'unflag'
    | 'assign'
    | 'followUp';
  detail: string;
}

/** A notification of the company about a record. */
export interface Delivery {
  channel: string;
  sentAt: string | null;
  failedAt: string | null;
  attempts: number;
}

/** All data stored for a record. */
export type RecordDetail<Kind extends RecordKind = RecordKind> = ListedRecord<Kind> & {
  folder: RecordFolder;
  /** The reference that the sender received. A release without references omits it. */
  reference?: string;
  offering: string;
  answeredAt: string | null;
  firstTouch: Touch | null;
  lastTouch: Touch | null;
  /** The newest entries of the history (`recordLimits.trail`), oldest first; a person's data has all of them. */
  trail: HistoryEntry[];
  deliveries: Delivery[];
};

/** The response to a record that an administrator added. */
export interface AddedRecord {
  id: number;
}

/** The body of `PATCH` for a record; needs at least one field. Null removes the assignee or the date. */
export interface RecordChange {
  status?: RecordStatus;
  isRead?: boolean;
  /** An account that can sign in. */
  assigneeId?: number | null;
  followUp?: string | null;
}

/** Returns whether a text is a date of the calendar, such as '2026-11-25': Date.parse reads 30 February as 2 March. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text) === true;

/** Returns whether a value is a date that lists and follow-ups accept: other years are mistakes. */
export const isDate = (value: unknown): value is string =>
  typeof value === 'string' && /^2[01]/.test(value) && isDay(value);

/** Returns today's date in UTC. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** The statuses of records that still need work; those of others are never overdue. */
export const openStatuses: readonly RecordStatus[] = ['new', 'contacted'];

/** Returns whether the follow-up date of an open record has passed on the day `today`. */
export const isOverdue = (
  { followUp, status }: Pick<RecordMetadata, 'followUp' | 'status'>,
  today: string,
): boolean => followUp !== null && followUp < today && openStatuses.includes(status);

/** An account that records can be assigned to, or could be before it was disabled. */
export interface Assignee {
  id: number;
  username: string;
  isDisabled: boolean;
}

export const bulkActions = [
  'status',
  'assign',
  'followUp',
  'read',
  'delete',
  'restore',
  'unflag',
  'flag',
] as const;
export type BulkAction = (typeof bulkActions)[number];

/**
 * A bulk action on the records of `ids`, on all that match `filter`, or (to undo a deletion) on those of
 * `batch`.
 */
export interface BulkRequest {
  action: BulkAction;
  /** For the action 'status'. */
  status?: RecordStatus;
  /** For the action 'assign': the accounts that get the records in turn; empty to remove the assignees. */
  assigneeIds?: number[];
  /** For the action 'followUp': a date, or null to remove it. */
  followUp?: string | null;
  /** To undo the action 'assign': only records that one of these accounts has now; if empty, only unassigned ones. */
  onlyOf?: number[];
  ids?: number[];
  filter?: RecordFilter;
  batch?: string;
}

export interface BulkAnswer {
  /** Number of changed records; deleted or already changed ones do not count. */
  count: number;
  /** Id for restoring these records to undo a deletion. */
  batch?: string;
  /** The previous assignees of changed records, to undo the action 'assign'; missing if it changed too many. */
  previous?: { assigneeId: number | null; ids: number[] }[];
}

/** Another record with the same e-mail address or phone number, in any folder. */
export interface SamePersonRecord {
  kind: RecordKind;
  id: number;
  name: string;
  createdAt: string;
  folder: RecordFolder;
  status: RecordStatus;
  matches: ('email' | 'phone')[];
}

/** Up to `recordLimits.samePerson` records, newest first. */
export interface SamePersonAnswer {
  records: SamePersonRecord[];
  hasMore: boolean;
}

export interface CountAnswer {
  count: number;
  /** Set if more records match than `atMost`. */
  isMinimum?: boolean;
  /** Time of an exact count, for an action on the records that were counted: those received later are not among them. */
  at?: string;
}

/** Property name of each kind in responses that contain all kinds. */
export const kindNames = Object.fromEntries(forms.map(({ kind, key }) => [kind, key])) as Record<
  RecordKind,
  Form['key']
>;

/** Replaces a search in the export ledger that named a person who was erased later. */
export const erasedSearch = '(erased)';

/** Replaces a search in the export ledger that is older than the retention period. */
export const expiredSearch = '(expired)';

/** Causes of the problems that an operator gets a mail about. */
export type ProblemCause =
  | 'database'
  | 'intake'
  | 'journal'
  | 'notifications'
  | 'purge'
  | 'disk'
  | 'backup'
  | 'offsite'
  | 'gateway'
  | 'certificate';

/** A notification that failed for two days and is no longer retried. */
export interface DeadLetter {
  id: number;
  /** Table of the submission it reports. */
  form: FormTable;
  channel: 'mail' | 'webhook' | 'flagged';
  attempts: number;
  /** Error of the last attempt. */
  error: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
}

export interface NotificationsAnswer {
  /** Number of notifications waiting for the first attempt or a retry. */
  waiting: number;
  /** Newest first, at most 200. */
  failed: DeadLetter[];
}

/** Statistics above the lists; days, sources and offerings count the records in the inbox. */
export interface Overview {
  /** One entry per day in UTC, oldest first. */
  days: (ByKind & { day: string })[];
  /** Most frequent first. */
  sources: { source: string; count: number }[];
  /** Without records that have no offering. */
  offerings: { offering: string; count: number }[];
  /** From a submission to its first status change; null if no record was answered. */
  responseTime: { medianMinutes: number; answered: number } | null;
  unread: ByKind;
  flagged: ByKind;
  trash: ByKind;
  /** Submissions waiting for the main database; null without a journal. */
  journal: { depth: number; oldestSeconds: number } | null;
  /**
   * `waiting` and `failed` count the notifications of all channels. `isSetUp`: a mail server is configured; without one,
   * mails stay queued.
   */
  mail: { isSetUp: boolean; waiting: number; failed: number };
  /** Causes of the problems that an operator has to act on. An API of an earlier release does not name them. */
  problems?: ProblemCause[];
}

/** An export that was started. */
export interface ExportEntry {
  id: number;
  at: string;
  by: string;
  kind: RecordKind;
  /** The filter or the selected ids. */
  filter: RecordFilter & { ids?: number[] };
  columns: string[];
  rows: number;
  /** Hexadecimal hash of the bytes sent; '' unless the export is complete. */
  sha256: string;
  state: 'running' | 'complete' | 'aborted';
}

/** The event stream's `submitted` event: number of new records of a kind. */
export interface SubmittedEvent {
  kind: RecordKind;
  count: number;
}

/** The retention period, and the number of records due for purging. */
export interface RetentionAnswer {
  months: number;
  due: ByKind;
  /** Whether the purge waits for an operator, because the clock is implausibly far ahead of the last one. */
  isStopped?: boolean;
}

/** The person of a data or erasure request: exactly one of the two fields. */
export interface PersonKey {
  email?: string;
  phone?: string;
}

/** All data stored about one person. */
export type PersonAnswer = { [Of in Form as Of['key']]: RecordDetail<Of['kind']>[] };

/** Proof of an erasure, without personal data. */
export interface ErasureReceipt {
  id: number;
  at: string;
  by: string;
  erased: ByKind & { outbox: number; journal: number };
}
