import type { LeadInput, LeadSubmission, SubmissionAnswer } from '@suite/contracts/lead';
import { apiPaths } from '@suite/contracts/paths';
import type { Host } from '@suite/host/contract';
import { api } from '@suite/web-api';
import { type Submission, sendThrough } from '../../submission/send.ts';

interface LeadCall {
  body: LeadSubmission;
  submissionKey: string;
}

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    sendLead: build.mutation<SubmissionAnswer, LeadCall>({
      query: ({ body, submissionKey }) => ({
        url: apiPaths.businessLeads,
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': submissionKey },
      }),
    }),
  }),
});

/** Sends a lead. Returns the server's response. */
export const sendLead = (host: Host, { input, marks, submissionKey }: Submission<LeadInput>) =>
  sendThrough(host, endpoints.sendLead.initiate({ body: { ...input, ...marks }, submissionKey }));
