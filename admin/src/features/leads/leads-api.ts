import { formPaths } from '@suite/contracts/forms/form-paths';
import { leadForm } from '@suite/contracts/forms/lead';
import type { AddedLead } from '@suite/contracts/note-schema';
import { apiPaths } from '@suite/contracts/paths';
import type { AddedRecord, ListedRecord } from '@suite/contracts/records';
import { api, nextCursor, totalCount } from '@suite/web-api';
import { cursorPaging, pageParams } from '../../list/cursor-paging.ts';
import { countTag, listTag } from '../../records/records-api.ts';

interface LeadPage {
  leads: ListedRecord<'business-leads'>[];
  /** Number of leads in all pages; undefined if the API has not counted them. */
  total: number | undefined;
  /** Cursor of the next page; undefined on the last page. */
  cursor: string | undefined;
}

export const { useListDashboardLeadsInfiniteQuery, useAddLeadMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    listDashboardLeads: build.infiniteQuery<LeadPage, void, string | undefined>({
      infiniteQueryOptions: cursorPaging,
      query: ({ pageParam: cursor }) => ({ url: formPaths.lead, params: pageParams(cursor) }),
      transformResponse: (leads: LeadPage['leads'], meta) => ({
        leads,
        total: totalCount(meta),
        cursor: nextCursor(meta),
      }),
      providesTags: ['Record'],
      extraOptions: { needsSession: true },
    }),
    addLead: build.mutation<AddedRecord, { lead: AddedLead; key: string }>({
      query: ({ lead, key }) => ({
        url: apiPaths.records(leadForm.kind),
        method: 'POST',
        body: lead,
        headers: { 'Idempotency-Key': key },
      }),
      invalidatesTags: [listTag(leadForm.kind), countTag(leadForm.kind), 'Overview'],
      extraOptions: { needsSession: true },
    }),
  }),
});
