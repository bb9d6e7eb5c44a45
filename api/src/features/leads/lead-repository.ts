import type { Lead, LeadInput } from '@suite/contracts/lead';
import type { Knex } from 'knex';
import { createSubmissionRows, type SubmissionRow } from '../../db/submission-rows.ts';

interface LeadRow extends SubmissionRow {
  name: string;
  mobile_number: string;
  email: string;
}

/** A lead's columns, as the intake stores them. */
export const leadColumns = ({ name, mobileNumber, email }: LeadInput) => ({
  name,
  mobile_number: mobileNumber,
  email,
});

const toLead = (row: LeadRow): Lead => ({
  id: row.id,
  name: row.name,
  mobileNumber: row.mobile_number,
  email: row.email,
  createdAt: new Date(row.created_at).toISOString(),
});

export type LeadRepository = ReturnType<typeof createLeadRepository>;

export function createLeadRepository(db: Knex) {
  const rows = createSubmissionRows<LeadRow>(db, 'business_leads', ['name', 'mobile_number', 'email']);
  return {
    /** All leads, newest first. */
    async *all(): AsyncGenerator<Lead[]> {
      for await (const batch of rows.all()) yield batch.map(toLead);
    },
    /** By the key of its submission. */
    find: async (submissionId: string) => {
      const row = await rows.find(submissionId);
      return row && toLead(row);
    },
    remove: rows.remove,
  };
}
