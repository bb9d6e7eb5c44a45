import type { PartnerInput, PartnerSubmission } from '@suite/contracts/partner';
import { apiPaths } from '@suite/contracts/paths';
import { api } from '@suite/web-api';
import { type Send, sendThrough } from '../../submission/send.ts';

interface PartnerCall {
  body: PartnerSubmission;
  submissionKey: string;
}

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    sendApplication: build.mutation<void, PartnerCall>({
      query: ({ body, submissionKey }) => ({
        url: apiPaths.partner,
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': submissionKey },
      }),
    }),
  }),
});

export const sendApplication: Send<PartnerInput> = (host, { input, marks, captchaToken, submissionKey }) => {
  const body = { ...input, ...marks, recaptcha: captchaToken };
  return sendThrough(host, endpoints.sendApplication.initiate({ body, submissionKey }));
};
