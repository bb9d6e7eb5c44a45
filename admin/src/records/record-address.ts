import { forms } from '@suite/contracts/forms/forms';
import type { ListView, RecordFolder, RecordKind } from '@suite/contracts/records';
import { paths } from '../paths.ts';
import { writeView } from './record-view.ts';
import type { RecordKey } from './records-api.ts';

/** Returns the address of the panel with this record open. */
export const addressOfRecord = (kind: RecordKind, record: number, folder: RecordFolder = 'inbox') =>
  `${paths.panel}${writeView(`?tab=${kind}`, { folder, record })}`;

/** The address of the panel with what came in since the account's last visit. */
export const lastVisitAddress = `${paths.panel}${writeView('', { when: 'visit' })}`;

/** Returns the address of the panel with the first page of this view. */
export const addressOfView = (kind: RecordKind, view: ListView) =>
  `${paths.panel}${writeView(`?tab=${kind}`, view)}`;

/** Returns the address of the view that erases the person of a record; it contains no personal data. */
export const erasureAddressOf = (kind: RecordKind, id: number) =>
  `${paths.panel}?view=privacy&of=${kind}&record=${id}`;

/** Returns the record that the address of the privacy view names. */
export function recordAt(search: string): RecordKey | undefined {
  const query = new URLSearchParams(search);
  const kind = forms.find((form) => form.kind === query.get('of'))?.kind;
  const id = Number(query.get('record'));
  return kind && Number.isSafeInteger(id) && id > 0 ? { kind, id } : undefined;
}
