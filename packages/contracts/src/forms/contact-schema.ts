import { type InferType, object } from 'yup';
import { email, line, multiline, personName } from '../text.ts';

/** The fields and rules of the contact form (docs/specification.md). */
export const contactInputSchema = object({
  name: personName(),
  email: email(),
  message: multiline({
    label: 'Message',
    min: 10,
    max: 5000,
    message: 'Message must be at least 10 characters',
  }),
  plan: line({ label: 'Plan', min: 0, max: 300, message: 'Plan must be text' }),
});

export type ContactInput = InferType<typeof contactInputSchema>;
