import { type InferType, object } from 'yup';
import { line, optionalEmail } from '../text.ts';

/** The fields and rules of the lead dialog (docs/specification.md). */
export const leadInputSchema = object({
  name: line({ label: 'Name', min: 2, max: 100, message: 'Name must be at least 2 characters' }),
  mobileNumber: line({
    label: 'Mobile number',
    min: 6,
    max: 32,
    message: 'Mobile number must be at least 6 characters',
  }),
  email: optionalEmail(),
});

export type LeadInput = InferType<typeof leadInputSchema>;
