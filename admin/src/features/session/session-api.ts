import type { Credentials } from '@suite/contracts/credentials';
import { apiPaths } from '@suite/contracts/paths';
import type { CodeInput } from '@suite/contracts/second-factor';
import type { LoginAnswer } from '@suite/contracts/session';
import { api } from '@suite/web-api';

interface Login {
  credentials: Credentials;
  /** Format of an error response: JSON with a message, or plain text. */
  refusal: 'application/json' | 'text/plain';
}

/** Cached data that a new session must reload. */
const readWithASession = ['Record', 'Overview', 'Ledger', 'Account'] as const;

export const { useGiveCodeMutation, useLoginMutation, useLogoutMutation } = api.injectEndpoints({
  endpoints: (build) => ({
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
      extraOptions: { isEmpty: true },
      // Clears all cached data. This also repeats the open page's session check, which finds no session.
      onQueryStarted: async (_none, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          () => dispatch(api.util.resetApiState()),
          () => undefined,
        );
      },
    }),
  }),
});
