import { apiPaths } from '@suite/contracts/paths';
import type { ExportEntry } from '@suite/contracts/records';
import { api, nextCursor } from '@suite/web-api';

interface ExportPage {
  entries: ExportEntry[];
  /** Cursor of the next page; undefined on the last page. */
  cursor: string | undefined;
}

const pageSize = 50;

export const { useListExportsInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listExports: build.infiniteQuery<ExportPage, void, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ cursor }) => cursor,
      },
      query: ({ pageParam: cursor }) => ({
        url: apiPaths.exports,
        params: { limit: pageSize, ...(cursor && { cursor }) },
      }),
      transformResponse: (entries: ExportEntry[], meta) => ({ entries, cursor: nextCursor(meta) }),
      providesTags: ['Ledger'],
      extraOptions: { needsSession: true },
    }),
  }),
});
