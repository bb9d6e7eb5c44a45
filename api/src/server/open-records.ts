import { forms } from '@suite/contracts/forms/forms';
import type { Knex } from 'knex';
import { announce } from '../intake/write-submissions.ts';
import type { Announce } from '../records/record-actions.ts';
import { createRecordRepository, type RecordRepository } from '../records/record-repository.ts';
import type { PhoneCountry } from '../submissions/phone.ts';

/**
 * Opens the records of all forms, in the order of the forms. Records that are no longer flagged are announced on
 * `channels`.
 */
export function openRecords(
  db: Knex,
  channels: readonly string[],
  homeCountry: PhoneCountry,
): RecordRepository[] {
  const announceRecords: Announce = (trx, table, ids) =>
    announce(
      trx,
      ids.map((id) => ({ id, table, receivedAt: Date.now() })),
      channels,
    );
  return forms.map((form) => createRecordRepository({ db, form, homeCountry, announce: announceRecords }));
}
