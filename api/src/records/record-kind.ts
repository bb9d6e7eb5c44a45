import type { RecordFolder, RecordKind, RecordMarks, RecordStatus } from '@suite/contracts/records';
import type { SubmissionTable } from '../submissions/submission.ts';

/** The columns of all forms' rows that lists and actions use. */
export interface RecordRow {
  id: number;
  submission_id: string;
  created_at: number;
  folder: RecordFolder | 'erased';
  status: RecordStatus;
  source: string;
  offering: string;
  name_key: string;
  read_at: number | null;
  answered_at: number | null;
  trashed_at: number | null;
  flagged_for: string | null;
  first_touch: string | null;
  last_touch: string | null;
}

/** A row of a form's table; only the form's feature knows its own columns. */
export interface FormRow {
  id: number;
  created_at: number;
}

/** Description of one kind of record, provided by the form's feature. */
export interface DescribedKind<Fields extends object = object> {
  kind: RecordKind;
  table: SubmissionTable;
  /** The name of one record in messages: 'Lead'. */
  what: string;
  /** The form's own columns. */
  columns: readonly string[];
  toFields(row: FormRow): Fields;
  /** Default columns of an export, in order. */
  specified: readonly string[];
}

/** Columns that lists read in addition to the form's own. */
export const listedColumns = [
  'id',
  'created_at',
  'status',
  'source',
  'name_key',
  'read_at',
  'trashed_at',
  'flagged_for',
] as const satisfies (keyof RecordRow)[];

export type ListedRow = Pick<RecordRow, (typeof listedColumns)[number]>;

/** Formats a time for API responses (ISO 8601, UTC). */
export const timeText = (at: number) => new Date(at).toISOString();
export const timeTextOrNull = (at: number | null) => (at === null ? null : timeText(at));

export const toMarks = (row: ListedRow): RecordMarks => ({
  status: row.status,
  source: row.source,
  isRead: row.read_at !== null,
  flaggedFor: row.flagged_for,
  trashedAt: timeTextOrNull(row.trashed_at),
});
