import { createHash } from 'node:crypto';
import { fieldsOf, shownValue } from '@suite/contracts/forms/form';
import type { RecordRepository } from '../../records/record-repository.ts';
import { mailableEmail } from '../../submissions/email.ts';
import type { FindAnnouncement } from './announcement.ts';

/** Creates the function that returns a submission's content for notifications. */
export const createAnnouncements =
  (records: readonly RecordRepository[]): FindAnnouncement =>
  async (table, id) => {
    const ofForm = records.find(({ form }) => form.table === table);
    const record = await ofForm?.find(id);
    if (!ofForm || !record) return undefined;
    const fields = fieldsOf(ofForm.form);
    const email = fields.find(({ role }) => role === 'email');
    return {
      id: idOf(table, id),
      form: ofForm.form.id,
      receivedAt: record.createdAt,
      replyTo: email && mailableEmail(shownValue(email, record)),
      fields: fields.map((field) => [field.mailLabel ?? field.label.en, shownValue(field, record)]),
    };
  };

/** Returns a public id that does not reveal the idempotency key. */
const idOf = (table: string, id: string) =>
  createHash('sha256').update(`${table} ${id}`).digest('hex').slice(0, 32);
