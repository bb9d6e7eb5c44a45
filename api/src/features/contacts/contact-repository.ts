import type { Contact, ContactInput } from '@suite/contracts/contact';
import type { Knex } from 'knex';
import { createSubmissionRows, type SubmissionRow } from '../../db/submission-rows.ts';

interface ContactRow extends SubmissionRow {
  name: string;
  email: string;
  message: string;
}

/** A message's columns, as the intake stores them. */
export const contactColumns = ({ name, email, message }: ContactInput) => ({ name, email, message });

const toContact = ({ created_at, id, name, email, message }: ContactRow): Contact => ({
  id,
  name,
  email,
  message,
  createdAt: new Date(created_at).toISOString(),
});

export type ContactRepository = ReturnType<typeof createContactRepository>;

export function createContactRepository(db: Knex) {
  const rows = createSubmissionRows<ContactRow>(db, 'contact_messages', ['name', 'email', 'message']);
  return {
    /** All messages, newest first. */
    async *all(): AsyncGenerator<Contact[]> {
      for await (const batch of rows.all()) yield batch.map(toContact);
    },
    /** By the key of its submission. */
    find: async (submissionId: string) => {
      const row = await rows.find(submissionId);
      return row && toContact(row);
    },
    remove: rows.remove,
  };
}
