import type { Credentials } from '@suite/contracts/credentials';
import { apiPaths } from '@suite/contracts/paths';
import type { SessionAnswer } from '@suite/contracts/session';
import { api } from '@suite/web-api';

interface Login {
  credentials: Credentials;
  /** How a refusal is worded: as JSON with a message, or as plain text (spec section 7). */
  refusal: 'application/json' | 'text/plain';
}

export const { useCheckSessionQuery, useLoginMutation, useLogoutMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    checkSession: build.query<SessionAnswer, void>({
      query: () => apiPaths.authCheck,
      providesTags: ['Session'],
      // Every page that is opened checks for itself.
      keepUnusedDataFor: 0,
    }),
    login: build.mutation<SessionAnswer, Login>({
      query: ({ credentials, refusal }) => ({
        url: apiPaths.login,
        method: 'POST',
        body: credentials,
        headers: { Accept: refusal },
      }),
      // A new session reads everything anew.
      invalidatesTags: (_answer, error) => (error ? [] : ['Lead']),
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
