import type { OwnPassword } from '@suite/contracts/administrator';
import { apiPaths } from '@suite/contracts/paths';
import type {
  CodeInput,
  PasswordAndCode,
  PasswordInput,
  RecoveryCodes,
  SecondFactorDraft,
  SecondFactorState,
} from '@suite/contracts/second-factor';
import type { OwnSession } from '@suite/contracts/session';
import { api, orRefusedWith, unlessRefused } from '@suite/web-api';

const extraOptions = { needsSession: true };
const emptyAnswer = { ...extraOptions, isEmpty: true };
const sessions = { type: 'Account', id: 'sessions' } as const;
const secondFactor = { type: 'Account', id: 'second-factor' } as const;

export const {
  useStartSecondFactorMutation,
  useChangePasswordMutation,
  useConfirmSecondFactorMutation,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListOwnSessionsQuery,
  useCreateRecoveryCodesMutation,
  useReadSecondFactorQuery,
  useTurnOffSecondFactorMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    changePassword: build.mutation<void, OwnPassword>({
      query: (body) => ({ url: apiPaths.ownPassword, method: 'POST', body }),
      // Reloads the session, which clears the notices about wrong codes and the required password change.
      invalidatesTags: unlessRefused(sessions, 'Session'),
      extraOptions: emptyAnswer,
    }),
    readSecondFactor: build.query<SecondFactorState, void>({
      query: () => apiPaths.secondFactor,
      providesTags: [secondFactor],
      extraOptions,
    }),
    startSecondFactor: build.mutation<SecondFactorDraft, PasswordInput>({
      query: (body) => ({ url: apiPaths.secondFactor, method: 'POST', body }),
      invalidatesTags: [secondFactor],
      extraOptions,
    }),
    confirmSecondFactor: build.mutation<RecoveryCodes, CodeInput>({
      query: (body) => ({ url: apiPaths.confirmSecondFactor, method: 'POST', body }),
      // The other sessions have ended, and the session says whether confirmations need a code; also if it is on already.
      invalidatesTags: [secondFactor, sessions, 'Session'],
      extraOptions,
    }),
    turnOffSecondFactor: build.mutation<void, PasswordAndCode>({
      query: (body) => ({
        url: apiPaths.secondFactor,
        method: 'DELETE',
        body,
        // Already off; treat as success.
        validateStatus: orRefusedWith(409),
      }),
      invalidatesTags: unlessRefused(secondFactor, 'Session'),
      extraOptions: emptyAnswer,
    }),
    createRecoveryCodes: build.mutation<RecoveryCodes, PasswordAndCode>({
      query: (body) => ({ url: apiPaths.recoveryCodes, method: 'POST', body }),
      invalidatesTags: [secondFactor],
      extraOptions,
    }),
    listOwnSessions: build.query<OwnSession[], void>({
      query: () => apiPaths.ownSessions,
      providesTags: [sessions],
      extraOptions,
    }),
    endSession: build.mutation<void, string>({
      query: (id) => ({
        url: apiPaths.ownSession(id),
        method: 'DELETE',
        // Already ended; treat as success.
        validateStatus: orRefusedWith(404),
      }),
      invalidatesTags: unlessRefused(sessions),
      extraOptions: emptyAnswer,
    }),
    endOtherSessions: build.mutation<void, void>({
      query: () => ({ url: apiPaths.ownSessions, method: 'DELETE' }),
      invalidatesTags: unlessRefused(sessions),
      extraOptions: emptyAnswer,
    }),
  }),
});
