import type { ContactInput, ContactSubmission } from '@suite/contracts/contact';
import { apiPaths } from '@suite/contracts/paths';
import { site } from '@suite/site/site';
import { api } from '@suite/web-api';
import { type Send, sendThrough } from '../../submission/send.ts';

interface ContactCall {
  body: ContactSubmission;
  submissionKey: string;
}

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    sendContact: build.mutation<void, ContactCall>({
      query: ({ body, submissionKey }) => ({
        url: apiPaths.contact,
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': submissionKey },
      }),
    }),
  }),
});

export const sendContact: Send<ContactInput> = (host, { input, marks, captchaToken, submissionKey }) => {
  const body = { ...input, ...marks, captchaToken, toEmail: site.email ?? '' };
  return sendThrough(host, endpoints.sendContact.initiate({ body, submissionKey }));
};
