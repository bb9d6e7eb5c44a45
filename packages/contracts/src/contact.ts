import { type InferType, object } from 'yup';
import type { SubmissionMarks } from './submission-marks.ts';
import { email, line, multiline } from './text.ts';

/** What the contact form asks for (spec sections 3 and 5). */
export const contactInputSchema = object({
  name: line({ label: 'Name', min: 2, max: 100, message: 'Name must be at least 2 characters' }),
  email: email(),
  message: multiline({
    label: 'Message',
    min: 10,
    max: 5000,
    message: 'Message must be at least 10 characters',
  }),
});

export type ContactInput = InferType<typeof contactInputSchema>;

/** What `POST /api/contact` is sent (spec section 7). */
export interface ContactSubmission extends ContactInput, SubmissionMarks {
  captchaToken: string;
  /** The company's address as the page knows it; the API never mails to it. */
  toEmail: string;
}

/** A message as lists answer it; `createdAt` is ISO 8601 in UTC. */
export interface Contact extends ContactInput {
  id: number;
  createdAt: string;
}
