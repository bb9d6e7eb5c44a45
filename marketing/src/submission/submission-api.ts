import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { SubmissionAnswer } from '@suite/contracts/submission-metadata';
import type { Host } from '@suite/host/contract';
import { api } from '@suite/web-api';

interface Submission {
  /** The form's path in the API. */
  path: string;
  body: object;
  /** The idempotency key. Every attempt with the same input has the same key, so that the API stores the input once. */
  key: string;
}

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    submit: build.mutation<SubmissionAnswer, Submission>({
      query: ({ path, body, key }) => ({
        url: path,
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': key },
      }),
    }),
  }),
});

/**
 * Sends a form and returns the API's response. Rejects with an `ApiFailure`, or with an Error if something else has
 * answered. Uses the host's store without a provider, because the forms need it for nothing else.
 */
export async function submit(host: Host, submission: Submission): Promise<SubmissionAnswer> {
  const { store } = await host.loadStore();
  const dispatch = store.dispatch as ThunkDispatch<unknown, unknown, UnknownAction>;
  const answer = await dispatch(endpoints.submit.initiate(submission)).unwrap();
  // The network of a hotel, for example, answers instead of the API until its guest has signed in.
  if (typeof answer?.message !== 'string') throw new Error('The API did not answer');
  return answer;
}
