import type { PartnerApplication, PartnerInput } from '@suite/contracts/partner';
import type { Knex } from 'knex';
import { createSubmissionRows, type SubmissionRow } from '../../db/submission-rows.ts';

interface PartnerApplicationRow extends SubmissionRow {
  name: string;
  organization: string;
  designation: string;
  country: string;
  contact_number: string;
  email: string;
  product: string;
  notes: string;
}

/** An application's columns, as the intake stores them. */
export const partnerApplicationColumns = ({ contactNumber, ...same }: PartnerInput) => ({
  ...same,
  contact_number: contactNumber,
});

const toPartnerApplication = ({
  contact_number,
  created_at,
  ...same
}: PartnerApplicationRow): PartnerApplication => ({
  ...same,
  contactNumber: contact_number,
  createdAt: new Date(created_at).toISOString(),
});

export type PartnerApplicationRepository = ReturnType<typeof createPartnerApplicationRepository>;

export function createPartnerApplicationRepository(db: Knex) {
  const rows = createSubmissionRows<PartnerApplicationRow>(db, 'partner_applications', [
    'name',
    'organization',
    'designation',
    'country',
    'contact_number',
    'email',
    'product',
    'notes',
  ]);
  return {
    /** All applications, newest first. */
    async *all(): AsyncGenerator<PartnerApplication[]> {
      for await (const batch of rows.all()) yield batch.map(toPartnerApplication);
    },
    /** By the key of its submission. */
    find: async (submissionId: string) => {
      const row = await rows.find(submissionId);
      return row && toPartnerApplication(row);
    },
    remove: rows.remove,
  };
}
