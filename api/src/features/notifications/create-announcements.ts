import { createHash } from 'node:crypto';
import type { Contact } from '@suite/contracts/contact';
import type { Lead } from '@suite/contracts/lead';
import { offeringTitle } from '@suite/contracts/offerings';
import type { PartnerApplication } from '@suite/contracts/partner';
import type { RecordRepository } from '../../records/record-repository.ts';
import type { SubmissionTable } from '../../submissions/submission.ts';
import type { Announcement, FindAnnouncement } from './announcement.ts';

interface Repositories {
  leads: RecordRepository<Lead>;
  contacts: RecordRepository<Contact>;
  partnerApplications: RecordRepository<PartnerApplication>;
}

type Told = Omit<Announcement, 'id'>;

/** Creates the function that returns a submission's content for notifications. */
export function createAnnouncements({
  leads,
  contacts,
  partnerApplications,
}: Repositories): FindAnnouncement {
  const tell: Record<SubmissionTable, (id: string) => Promise<Told | undefined>> = {
    business_leads: async (id) => {
      const lead = await leads.find(id);
      return (
        lead && {
          form: 'lead',
          receivedAt: lead.createdAt,
          replyTo: lead.email || undefined,
          fields: [
            ['Name', lead.name],
            ['Mobile Number', lead.mobileNumber],
            ['Email', lead.email],
          ],
        }
      );
    },
    contact_messages: async (id) => {
      const contact = await contacts.find(id);
      return (
        contact && {
          form: 'contact',
          receivedAt: contact.createdAt,
          replyTo: contact.email,
          fields: [
            ['Name', contact.name],
            ['Email', contact.email],
            ['Message', contact.message],
          ],
        }
      );
    },
    partner_applications: async (id) => {
      const application = await partnerApplications.find(id);
      return (
        application && {
          form: 'partner',
          receivedAt: application.createdAt,
          replyTo: application.email,
          fields: [
            ['Name', application.name],
            ['Organization', application.organization],
            ['Designation', application.designation],
            ['Country', application.country],
            ['Contact Number', application.contactNumber],
            ['Email', application.email],
            ['Product Interest', offeringTitle(application.product)],
            ['Additional Notes', application.notes],
          ],
        }
      );
    },
  };
  return async (table, id) => {
    const told = await tell[table](id);
    return told && { ...told, id: idOf(table, id) };
  };
}

/** Returns a public id that does not reveal the idempotency key. */
const idOf = (table: string, id: string) =>
  createHash('sha256').update(`${table} ${id}`).digest('hex').slice(0, 32);
