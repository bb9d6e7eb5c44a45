import { apiPaths } from '@suite/contracts/paths';
import type { SessionAnswer } from '@suite/contracts/session';
import { api } from '@suite/web-api';

/** Completes the response of an older API, which sends no role or name: all its accounts were administrators. */
const completeSession = (answer: Partial<SessionAnswer> | null): SessionAnswer => ({
  username: '',
  role: 'administrator',
  hasSecondFactor: false,
  ...answer,
  authenticated: answer?.authenticated === true,
});

export const { useCheckSessionQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    checkSession: build.query<SessionAnswer, void>({
      query: () => apiPaths.authCheck,
      transformResponse: completeSession,
      providesTags: ['Session'],
      // Not cached after a page is closed, so that the next page checks the session again.
      keepUnusedDataFor: 0,
    }),
  }),
});
