import type { Contact } from './contact.ts';
import type { Lead } from './lead.ts';
import type { PartnerApplication } from './partner.ts';
import type { Touch } from './submission-marks.ts';

/** What administrators work on, by the word of its address. */
export const recordKinds = ['business-leads', 'contacts', 'partner-applications'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** Where a record lies: flagged ones are a suspected robot's, trash empties itself. */
export const recordFolders = ['inbox', 'flagged', 'trash'] as const;
export type RecordFolder = (typeof recordFolders)[number];

export const recordStatuses = ['new', 'contacted', 'won', 'lost'] as const;
export type RecordStatus = (typeof recordStatuses)[number];

export const recordSorts = ['-createdAt', 'createdAt', 'name', '-name'] as const;
export type RecordSort = (typeof recordSorts)[number];

export const recordLimits = {
  /** Records of one page. */
  page: 200,
  /** Characters of a search. */
  search: 200,
  /** Characters of a note. */
  note: 2000,
  /** Records that one act or export may name: with longer ids they would be more than the 64 KiB of a body. */
  selection: 5000,
} as const;

/** What narrows a list, its count, an export and an act on all that match; each may be left out. */
export interface RecordFilter {
  /** 'inbox' unless told. */
  folder?: RecordFolder;
  /** Beginnings of words, parts of an e-mail address, digits of a phone number: a record must match all of them. */
  q?: string;
  /** ISO 8601 instants: from this one on, and before that one. */
  from?: string;
  to?: string;
  status?: RecordStatus;
  source?: string;
  unread?: boolean;
}

export interface RecordQuery extends RecordFilter {
  limit: number;
  /** Taken from the `Link` of the page before. */
  cursor?: string;
  /** A search is sorted newest first. */
  sort?: RecordSort;
}

/** What a record has beside the fields of the specification. */
export interface RecordMarks {
  status: RecordStatus;
  /** Campaign or site that the visitor came by; 'direct', 'unknown' or 'other' where there is none to name. */
  source: string;
  isRead: boolean;
  /** Why it is suspected; null for everybody else. */
  flaggedFor: string | null;
  /** ISO 8601 in UTC; null outside the trash. */
  trashedAt: string | null;
}

interface FieldsByKind {
  'business-leads': Lead;
  contacts: Contact;
  'partner-applications': PartnerApplication;
}

/** A record of a list that was asked with `limit`. */
export type ListedRecord<Kind extends RecordKind = RecordKind> = FieldsByKind[Kind] & RecordMarks;

/** What happened to a record; `detail` is the note's text, the new status, or the folder it left. */
export interface TrailEntry {
  at: string;
  /** Who did it; '' where the account is no more. */
  by: string;
  kind: 'status' | 'note' | 'read' | 'unread' | 'trash' | 'restore' | 'unflag';
  detail: string;
}

/** How the company was told of a record. */
export interface Delivery {
  channel: string;
  sentAt: string | null;
  failedAt: string | null;
  attempts: number;
}

/** Everything that is kept of one record. */
export type RecordDetail<Kind extends RecordKind = RecordKind> = ListedRecord<Kind> & {
  folder: RecordFolder;
  offering: string;
  answeredAt: string | null;
  firstTouch: Touch | null;
  lastTouch: Touch | null;
  /** Oldest first. */
  trail: TrailEntry[];
  deliveries: Delivery[];
};

/** `PATCH` of a record: at least one of both. */
export interface RecordChange {
  status?: RecordStatus;
  isRead?: boolean;
}

export const bulkActions = ['status', 'read', 'delete', 'restore', 'unflag'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** An act on the records of `ids`, on all that match `filter`, or (to undo a deletion) on those of its `batch`. */
export interface BulkRequest {
  action: BulkAction;
  /** For the action 'status'. */
  status?: RecordStatus;
  ids?: number[];
  filter?: RecordFilter;
  batch?: string;
}

export interface BulkAnswer {
  /** How many records were changed; those that are no more, or are so already, are left out. */
  count: number;
  /** By which one restore undoes a deletion. */
  batch?: string;
}

export interface CountAnswer {
  count: number;
}

/** A number for each kind of record. */
export interface ByKind<Value = number> {
  businessLeads: Value;
  contacts: Value;
  partnerApplications: Value;
}

/** Each kind's name in answers that hold all of them. */
export const kindNames = {
  'business-leads': 'businessLeads',
  contacts: 'contacts',
  'partner-applications': 'partnerApplications',
} as const satisfies Record<RecordKind, keyof ByKind>;

/** Stands in the export ledger for the search that named a person who was erased later. */
export const erasedSearch = '(erased)';

/** Replaces a search in the export ledger that is older than the retention period. */
export const expiredSearch = '(expired)';

/** What stands above the lists; days, sources and offerings are those of the records in the inbox. */
export interface Overview {
  /** One entry for every day in UTC, oldest first. */
  days: (ByKind & { day: string })[];
  /** Most frequent first. */
  sources: { source: string; count: number }[];
  /** The empty offering is left out. */
  offerings: { offering: string; count: number }[];
  /** From a submission to its first other status; null where nothing was answered. */
  responseTime: { medianMinutes: number; answered: number } | null;
  unread: ByKind;
  flagged: ByKind;
  trash: ByKind;
  /** What waits for the main database; null where there is no journal. */
  journal: { depth: number; oldestSeconds: number } | null;
  /** Not set up: what is to be sent is kept. */
  mail: { isSetUp: boolean; waiting: number; failed: number };
}

/** One export that was begun. */
export interface ExportEntry {
  id: number;
  at: string;
  by: string;
  kind: RecordKind;
  /** What it was narrowed to: a filter, or the chosen ids. */
  filter: RecordFilter & { ids?: number[] };
  columns: string[];
  rows: number;
  /** Hexadecimal, of the bytes that were sent; '' unless it is complete. */
  sha256: string;
  state: 'running' | 'complete' | 'aborted';
}

/** The event stream's `submitted`: so many new records of a kind. */
export interface SubmittedEvent {
  kind: RecordKind;
  count: number;
}

/** How long records are kept, and how many are due to be purged. */
export interface RetentionAnswer {
  months: number;
  due: ByKind;
}

/** Who is meant by a request for data or erasure: exactly one of both. */
export interface PersonKey {
  email?: string;
  phone?: string;
}

/** All that is kept of one person. */
export interface PersonAnswer {
  businessLeads: RecordDetail<'business-leads'>[];
  contacts: RecordDetail<'contacts'>[];
  partnerApplications: RecordDetail<'partner-applications'>[];
}

/** Proof of an erasure; without personal data. */
export interface ErasureReceipt {
  id: number;
  at: string;
  by: string;
  erased: ByKind & { outbox: number; journal: number };
}
