import type { LeadInput, SubmissionAnswer } from '@suite/contracts/lead';
import { apiPaths } from '@suite/contracts/paths';
import { api } from '@suite/web-api';

interface Submission {
  lead: LeadInput;
  /** The same for every try at sending the same lead: the API stores it once. */
  submissionKey: string;
}

export const { useSubmitLeadMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    submitLead: build.mutation<SubmissionAnswer, Submission>({
      query: ({ lead, submissionKey }) => ({
        url: apiPaths.businessLeads,
        method: 'POST',
        body: lead,
        headers: { 'Idempotency-Key': submissionKey },
      }),
    }),
  }),
});
