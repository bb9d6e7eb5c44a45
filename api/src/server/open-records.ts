import type { Contact } from '@suite/contracts/contact';
import type { Lead } from '@suite/contracts/lead';
import type { PartnerApplication } from '@suite/contracts/partner';
import type { Knex } from 'knex';
import { contactKind } from '../features/contacts/contact-kind.ts';
import { leadKind } from '../features/leads/lead-kind.ts';
import { partnerApplicationKind } from '../features/partner-applications/partner-application-kind.ts';
import { announce } from '../intake/write-submissions.ts';
import type { Announce } from '../records/record-acts.ts';
import { createRecordRepository, type RecordRepository } from '../records/record-repository.ts';

/** All kinds of records, in the order of the panel's tabs. */
export const describedKinds = [leadKind, contactKind, partnerApplicationKind];

/** The records of all forms. */
export interface Records {
  leads: RecordRepository<Lead>;
  contacts: RecordRepository<Contact>;
  partnerApplications: RecordRepository<PartnerApplication>;
}

/** Opens the records of all forms. `channels` notify the company when a record is no longer flagged. */
export function openRecords(db: Knex, channels: readonly string[]): Records {
  const tell: Announce = (trx, table, ids) =>
    announce(
      trx,
      ids.map((id) => ({ id, table, receivedAt: Date.now() })),
      channels,
    );
  const parts = { db, announce: tell };
  return {
    leads: createRecordRepository({ ...parts, described: leadKind }),
    contacts: createRecordRepository({ ...parts, described: contactKind }),
    partnerApplications: createRecordRepository({ ...parts, described: partnerApplicationKind }),
  };
}
