import type { RecordFolder, RecordKind, RecordMarks, RecordStatus } from '@suite/contracts/records';
import type { SubmissionTable } from '../intake/submission.ts';

/** The columns that rows of every form have for lists and acts. */
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

/** A row of a form's table; its own columns are known to its feature. */
export interface FormRow {
  id: number;
  created_at: number;
}

/** What tells the forms' records apart; each form's feature describes its own. */
export interface DescribedKind<Fields extends object = object> {
  kind: RecordKind;
  table: SubmissionTable;
  /** What one is called in messages: 'Lead'. */
  what: string;
  /** The form's own columns. */
  columns: readonly string[];
  toFields(row: FormRow): Fields;
  /** What an export holds unless told, in its order (R56). */
  specified: readonly string[];
}

/** The columns that lists read beside the form's own. */
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

/** A time as answers have it. */
export const timeText = (at: number) => new Date(at).toISOString();
export const timeTextOrNull = (at: number | null) => (at === null ? null : timeText(at));

export const toMarks = (row: ListedRow): RecordMarks => ({
  status: row.status,
  source: row.source,
  isRead: row.read_at !== null,
  flaggedFor: row.flagged_for,
  trashedAt: timeTextOrNull(row.trashed_at),
});
