import type { Credentials } from '@suite/contracts/credentials';
import { apiPaths } from '@suite/contracts/paths';
import type { CodeInput } from '@suite/contracts/second-factor';
import type { LoginAnswer, SessionAnswer } from '@suite/contracts/session';
import { api } from '@suite/web-api';

interface Login {
  credentials: Credentials;
  /** How a refusal is worded: as JSON with a message, or as plain text (spec section 7). */
  refusal: 'application/json' | 'text/plain';
}

/** A new session reads all of it anew. */
const readWithASession = ['Record', 'Overview', 'Ledger', 'Account'] as const;

/** Completes the answer of an older API, which knows neither roles nor names: every account was an administrator. */
const completeSession = (answer: Partial<SessionAnswer> | null): SessionAnswer => ({
  username: '',
  role: 'administrator',
  hasSecondFactor: false,
  ...answer,
  authenticated: answer?.authenticated === true,
});

export const { useCheckSessionQuery, useGiveCodeMutation, useLoginMutation, useLogoutMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      checkSession: build.query<SessionAnswer, void>({
        query: () => apiPaths.authCheck,
        transformResponse: completeSession,
        providesTags: ['Session'],
        // Every page that is opened checks for itself.
        keepUnusedDataFor: 0,
      }),
      login: build.mutation<LoginAnswer, Login>({
        query: ({ credentials, refusal }) => ({
          url: apiPaths.login,
          method: 'POST',
          body: credentials,
          headers: { Accept: refusal },
        }),
        invalidatesTags: (_answer, error) => (error ? [] : readWithASession),
      }),
      giveCode: build.mutation<LoginAnswer, CodeInput>({
        query: (body) => ({ url: apiPaths.loginSecondFactor, method: 'POST', body }),
        invalidatesTags: (_answer, error) => (error ? [] : readWithASession),
      }),
      logout: build.mutation<void, void>({
        query: () => ({ url: apiPaths.logout, method: 'POST' }),
        // What was read goes; a session check that is in use runs again and finds no session.
        onQueryStarted: async (_none, { dispatch, queryFulfilled }) => {
          await queryFulfilled.then(
            () => dispatch(api.util.resetApiState()),
            () => undefined,
          );
        },
      }),
    }),
  });
