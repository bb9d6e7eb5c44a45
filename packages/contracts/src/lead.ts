import { type InferType, object } from 'yup';
import type { SubmissionMarks } from './submission-marks.ts';
import { line, optionalEmail } from './text.ts';

/** What the lead dialog sends (spec sections 3 and 5). */
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

/** What `POST /api/business-leads` is sent (spec section 7). */
export interface LeadSubmission extends LeadInput, SubmissionMarks {}

/** A lead as lists answer it; `email` is '' where none was given (R53), `createdAt` is ISO 8601 in UTC. */
export interface Lead extends LeadInput {
  id: number;
  createdAt: string;
}

/** The answer to an accepted submission; the message goes into the success notice. */
export interface SubmissionAnswer {
  message: string;
}
