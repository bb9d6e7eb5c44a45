import { type InferType, object } from 'yup';
import { line, optionalEmail, personName } from '../text.ts';

/** The fields and rules of the lead dialog (docs/specification.md). */
export const leadInputSchema = object({
  name: personName(),
  mobileNumber: line({
    label: 'Mobile number',
    min: 6,
    max: 32,
    message: 'Mobile number must be at least 6 characters',
  }),
  email: optionalEmail(),
});

export type LeadInput = InferType<typeof leadInputSchema>;
