import type { LeadInput } from '@suite/contracts/forms/lead-schema';
import type { SubmissionStrings } from '../../submission/submission-strings.ts';

/** All texts of the lead dialog. */
export interface LeadStrings extends SubmissionStrings<keyof LeadInput> {
  lang: 'en' | 'ja';
  title: string;
  description: string;
  close: string;
  labels: Record<keyof LeadInput, string>;
  notLoaded: { title: string; description: string };
}

/** English texts of the lead dialog. */
export const englishLeadStrings: LeadStrings = {
  lang: 'en',
  title: 'Start your journey with us',
  description: 'Leave your name and number, and one of our specialists will call you back.',
  close: 'Close',
  labels: { name: 'Name*', mobileNumber: 'Mobile Number*', email: 'Email (Optional)' },
  submit: 'Submit',
  submitting: 'Submitting...',
  sent: { title: 'Success!' },
  failed: { title: 'Error', description: 'Failed to submit. Please try again later.' },
  notLoaded: {
    title: 'Error',
    description: 'The form could not be loaded. Please check your connection and try again.',
  },
};
