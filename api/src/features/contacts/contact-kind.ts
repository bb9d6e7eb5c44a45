import type { Contact, ContactInput } from '@suite/contracts/contact';
import type { DescribedKind, FormRow } from '../../records/record-kind.ts';

interface ContactRow extends FormRow {
  name: string;
  email: string;
  message: string;
}

/** Returns a message's columns as the intake stores them. */
export const contactColumns = ({ name, email, message }: ContactInput) => ({ name, email, message });

export const contactKind: DescribedKind<Contact> = {
  kind: 'contacts',
  table: 'contact_messages',
  what: 'Contact',
  columns: ['name', 'email', 'message'],
  toFields: ({ id, name, email, message, created_at }: ContactRow) => ({
    id,
    name,
    email,
    message,
    createdAt: new Date(created_at).toISOString(),
  }),
  specified: ['id', 'name', 'email', 'message', 'createdAt'],
};
