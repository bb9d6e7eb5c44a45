import type { NamedField } from '@suite/contracts/forms/form';
import type { RecordFolder, RecordMetadata, RecordStatus } from '@suite/contracts/records';
import { shownEmail } from '../submissions/email.ts';
import { callableNumber } from '../submissions/phone.ts';

/** The columns that lists and actions use, which all forms have in common. */
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
  assignee_id: number | null;
  follow_up: string | null;
  phone_key: string;
  /** Null in rows of an older release. */
  second_phone_key: string | null;
}

/** A record's id and time. Records also contain the submitted fields, which differ by form. */
export interface FormFields {
  id: number;
  createdAt: string;
}

/** Creates the function that returns the given fields of a row, in the order of responses. */
export function createToFields(fields: readonly NamedField[]) {
  return (row: Pick<RecordRow, 'id' | 'created_at'>): FormFields => {
    const columns = row as unknown as Readonly<Record<string, string>>;
    const texts: Record<string, string> = {};
    for (const { name, column, role } of fields) {
      const text = columns[column] ?? '';
      texts[name] = role === 'email' ? shownEmail(text) : text;
    }
    return { id: row.id, ...texts, createdAt: timeText(row.created_at) };
  };
}

/** Columns that lists read in addition to the form's own. */
export const listedColumns = [
  'id',
  'created_at',
  'status',
  'source',
  'read_at',
  'trashed_at',
  'flagged_for',
  'assignee_id',
  'follow_up',
  'phone_key',
  'second_phone_key',
] as const satisfies (keyof RecordRow)[];

export type ListedRow = Pick<RecordRow, (typeof listedColumns)[number]>;

/** Formats a time for API responses (ISO 8601, UTC). */
export const timeText = (at: number) => new Date(at).toISOString();
export const timeTextOrNull = (at: number | null) => (at === null ? null : timeText(at));

export const toMetadata = (row: ListedRow): RecordMetadata => ({
  status: row.status,
  source: row.source,
  isRead: row.read_at !== null,
  flaggedFor: row.flagged_for,
  trashedAt: timeTextOrNull(row.trashed_at),
  assigneeId: row.assignee_id,
  followUp: row.follow_up,
  phoneNumber: callableNumber(row),
});
