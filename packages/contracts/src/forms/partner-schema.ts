import { type InferType, object } from 'yup';
import { findCountry } from '../countries.ts';
import { offeringIds } from '../offerings.ts';
import { choice, email, line, multiline, personName } from '../text.ts';

/** The fields and rules of the partner form (docs/specification.md). */
export const partnerInputSchema = object({
  name: personName(),
  organization: line({
    label: 'Organization',
    min: 2,
    max: 200,
    message: 'Organization must be at least 2 characters',
  }),
  designation: line({
    label: 'Designation',
    min: 2,
    max: 200,
    message: 'Designation must be at least 2 characters',
  }),
  country: choice({ message: 'Please select a country', find: (called) => findCountry(called)?.name }),
  contactNumber: line({
    label: 'Contact number',
    min: 6,
    max: 32,
    message: 'Contact number must be at least 6 characters',
  }),
  email: email(),
  product: choice({
    message: 'Please select a product',
    find: (key) => offeringIds.find((known) => known === key),
  }),
  notes: multiline({
    label: 'Additional notes',
    min: 0,
    max: 5000,
    message: 'Additional notes must be text',
  }),
});

export type PartnerInput = InferType<typeof partnerInputSchema>;
