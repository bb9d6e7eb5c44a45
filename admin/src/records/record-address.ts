import type { ListView, RecordFolder, RecordKind } from '@suite/contracts/records';
import { paths } from '../paths.ts';
import { writeView } from './record-view.ts';

/** Returns the address of the panel with this record open. */
export const addressOfRecord = (kind: RecordKind, record: number, folder: RecordFolder = 'inbox') =>
  `${paths.panel}${writeView(`?tab=${kind}`, { folder, record })}`;

/** The address of the panel with what came in since the account's last visit. */
export const lastVisitAddress = `${paths.panel}${writeView('', { when: 'visit' })}`;

/** Returns the address of the panel with the first page of this view. */
export const addressOfView = (kind: RecordKind, view: ListView) =>
  `${paths.panel}${writeView(`?tab=${kind}`, view)}`;
