import { type InferType, object } from 'yup';
import { email, line, multiline } from '../text.ts';

/** The fields and rules of the contact form (docs/specification.md). */
export const contactInputSchema = object({
  name: line({ label: 'Name', min: 2, max: 100, message: 'Name must be at least 2 characters' }),
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
