import type { RecordKind } from './records.ts';

/** Records per section. */
export const mostOfSection = 20;

/** A record that needs attention. */
export interface VisitRecord {
  kind: RecordKind;
  id: number;
  name: string;
  createdAt: string;
  assigneeId: number | null;
  followUp: string | null;
}

/** A notification about a record that was not delivered; `recordId` is null if the record has been deleted since. */
export interface FailedNotice {
  id: number;
  kind: RecordKind;
  recordId: number | null;
  name: string;
  channel: string;
  failedAt: string;
}

/** Up to `mostOfSection` entries of all lists. */
export interface VisitSection<Entry> {
  entries: Entry[];
  hasMore: boolean;
}

/**
 * What happened since an account's last visit. A visit ends with the last request before a pause of 30 minutes, on any
 * device; before the second visit, the last 24 hours count.
 */
export interface LastVisit {
  /** End of the last visit. */
  since: string;
  /** Received since then and in the inbox, newest first. */
  received: VisitSection<VisitRecord>;
  /** Assigned to this account since then by someone else, latest first. */
  assigned: VisitSection<VisitRecord>;
  /** Overdue now, assigned to any account or none, oldest follow-up first. */
  overdue: VisitSection<VisitRecord>;
  /** Not delivered and not sent again yet, latest first. */
  failed: VisitSection<FailedNotice>;
}
