import { formPaths } from '@suite/contracts/forms/form-paths';
import type { ListedRecord } from '@suite/contracts/records';
import { api, nextCursor } from '@suite/web-api';

interface LeadPage {
  leads: ListedRecord<'business-leads'>[];
  /** Cursor of the next page; undefined on the last page. */
  cursor: string | undefined;
}

const pageSize = 50;

export const { useListDashboardLeadsInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listDashboardLeads: build.infiniteQuery<LeadPage, void, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ cursor }) => cursor,
      },
      query: ({ pageParam: cursor }) => ({
        url: formPaths.lead,
        params: { limit: pageSize, ...(cursor && { cursor }) },
      }),
      transformResponse: (leads: LeadPage['leads'], meta) => ({ leads, cursor: nextCursor(meta) }),
      providesTags: ['Record'],
      extraOptions: { needsSession: true },
    }),
  }),
});
