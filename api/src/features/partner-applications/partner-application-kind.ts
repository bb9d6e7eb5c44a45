import type { PartnerApplication, PartnerInput } from '@suite/contracts/partner';
import type { DescribedKind, FormRow } from '../../records/record-kind.ts';

interface PartnerApplicationRow extends FormRow {
  name: string;
  organization: string;
  designation: string;
  country: string;
  contact_number: string;
  email: string;
  product: string;
  notes: string;
}

/** Returns an application's columns as the intake stores them. */
export const partnerApplicationColumns = ({ contactNumber, ...same }: PartnerInput) => ({
  ...same,
  contact_number: contactNumber,
});

export const partnerApplicationKind: DescribedKind<PartnerApplication> = {
  kind: 'partner-applications',
  table: 'partner_applications',
  what: 'Partner application',
  columns: ['name', 'organization', 'designation', 'country', 'contact_number', 'email', 'product', 'notes'],
  toFields: (row: PartnerApplicationRow) => ({
    id: row.id,
    name: row.name,
    organization: row.organization,
    designation: row.designation,
    country: row.country,
    contactNumber: row.contact_number,
    email: row.email,
    product: row.product,
    notes: row.notes,
    createdAt: new Date(row.created_at).toISOString(),
  }),
  specified: [
    'id',
    'name',
    'organization',
    'designation',
    'country',
    'contactNumber',
    'email',
    'product',
    'notes',
    'createdAt',
  ],
};
