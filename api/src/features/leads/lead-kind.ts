import type { Lead, LeadInput } from '@suite/contracts/lead';
import type { DescribedKind, FormRow } from '../../records/record-kind.ts';

interface LeadRow extends FormRow {
  name: string;
  mobile_number: string;
  email: string;
}

/** Returns a lead's columns as the intake stores them. */
export const leadColumns = ({ name, mobileNumber, email }: LeadInput) => ({
  name,
  mobile_number: mobileNumber,
  email,
});

export const leadKind: DescribedKind<Lead> = {
  kind: 'business-leads',
  table: 'business_leads',
  what: 'Lead',
  columns: ['name', 'mobile_number', 'email'],
  toFields: ({ id, name, mobile_number, email, created_at }: LeadRow) => ({
    id,
    name,
    mobileNumber: mobile_number,
    email,
    createdAt: new Date(created_at).toISOString(),
  }),
  specified: ['id', 'name', 'mobileNumber', 'email', 'createdAt'],
};
