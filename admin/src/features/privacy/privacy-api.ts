import { apiPaths } from '@suite/contracts/paths';
import type { ErasureReceipt, PersonAnswer, PersonKey, RetentionAnswer } from '@suite/contracts/records';
import { api, unlessRefused } from '@suite/web-api';

export const {
  useFindPersonMutation,
  useErasePersonMutation,
  useListErasureReceiptsQuery,
  useReadRetentionQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    // Finding and erasing are mutations: the person's address is sent in the body, not in the URL, and is not cached.
    findPerson: build.mutation<PersonAnswer, PersonKey>({
      query: (person) => ({ url: apiPaths.findPerson, method: 'POST', body: person }),
      extraOptions: { needsSession: true },
    }),
    erasePerson: build.mutation<ErasureReceipt, PersonKey>({
      query: (person) => ({ url: apiPaths.erasePerson, method: 'POST', body: person }),
      invalidatesTags: unlessRefused('Record', 'Overview', 'Ledger'),
      extraOptions: { needsSession: true },
    }),
    listErasureReceipts: build.query<ErasureReceipt[], void>({
      query: () => apiPaths.erasureReceipts,
      providesTags: ['Ledger'],
      extraOptions: { needsSession: true },
    }),
    readRetention: build.query<RetentionAnswer, void>({
      query: () => apiPaths.retention,
      providesTags: ['Overview'],
    }),
  }),
});
