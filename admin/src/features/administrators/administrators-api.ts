import type {
  Administrator,
  AdministratorChange,
  Confirmation,
  NewAdministrator,
  PasswordReset,
} from '@suite/contracts/administrator';
import { apiPaths } from '@suite/contracts/paths';
import { api } from '@suite/web-api';

const extraOptions = { needsSession: true };
const administrators = { type: 'Account', id: 'administrators' } as const;

// Invalidate after a refusal too: another administrator may have changed the account.
const invalidatesTags = [administrators];

export const {
  useAddAdministratorMutation,
  useChangeAdministratorMutation,
  useListAdministratorsQuery,
  useResetPasswordMutation,
  useSendTestMailMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listAdministrators: build.query<Administrator[], void>({
      query: () => apiPaths.administrators,
      providesTags: [administrators],
      extraOptions,
    }),
    addAdministrator: build.mutation<Administrator, NewAdministrator>({
      query: (body) => ({ url: apiPaths.administrators, method: 'POST', body }),
      invalidatesTags,
      extraOptions,
    }),
    changeAdministrator: build.mutation<Administrator, AdministratorChange & Confirmation & { id: number }>({
      query: ({ id, ...body }) => ({ url: apiPaths.administrator(id), method: 'PATCH', body }),
      invalidatesTags,
      extraOptions,
    }),
    sendTestMail: build.mutation<{ to: string }, void>({
      query: () => ({ url: apiPaths.testMail, method: 'POST' }),
      extraOptions,
    }),
    resetPassword: build.mutation<void, PasswordReset & { id: number }>({
      query: ({ id, ...body }) => ({ url: apiPaths.administratorPassword(id), method: 'POST', body }),
      invalidatesTags,
      extraOptions: { ...extraOptions, isEmpty: true },
    }),
  }),
});
