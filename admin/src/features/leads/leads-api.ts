import type { Lead } from '@suite/contracts/lead';
import { apiPaths } from '@suite/contracts/paths';
import { api } from '@suite/web-api';

export const { useListDashboardLeadsQuery, useListLeadsQuery, useDeleteLeadMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    listDashboardLeads: build.query<Lead[], void>({
      query: () => apiPaths.businessLeads,
      providesTags: ['Lead'],
      extraOptions: { needsSession: true },
    }),
    listLeads: build.query<Lead[], void>({
      query: () => apiPaths.adminBusinessLeads,
      providesTags: ['Lead'],
      extraOptions: { needsSession: true },
    }),
    deleteLead: build.mutation<void, Lead['id']>({
      query: (id) => ({
        url: apiPaths.adminBusinessLead(id),
        method: 'DELETE',
        // Deleted by someone else meanwhile: what was wanted is so.
        validateStatus: ({ ok, status }) => ok || status === 404,
      }),
      invalidatesTags: (_none, error) => (error ? [] : ['Lead']),
      extraOptions: { needsSession: true },
    }),
  }),
});
