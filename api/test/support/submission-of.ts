import type { Submission } from '../../src/submissions/submission.ts';

/** Returns a submission as a form passes it to the intake. */
export const submissionOf = (id: string, changes: Partial<Submission> = {}): Submission => ({
  id,
  hash: 'h',
  table: 'business_leads',
  columns: { name: 'Nimal', mobile_number: '0771234567', email: '' },
  metadata: { flaggedFor: null, firstTouch: null, lastTouch: null },
  nonce: undefined,
  receivedAt: Date.now(),
  ...changes,
});
