import { apiPaths } from '@suite/contracts/paths';
import type { ExportEntry } from '@suite/contracts/records';
import { api, nextCursor } from '@suite/web-api';
import { cursorPaging, type EntryPage, pageParams } from '../../list/cursor-paging.ts';

export const { useListExportsInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listExports: build.infiniteQuery<EntryPage<ExportEntry>, void, string | undefined>({
      infiniteQueryOptions: cursorPaging,
      query: ({ pageParam: cursor }) => ({
        url: apiPaths.exports,
        params: pageParams(cursor),
      }),
      transformResponse: (entries: ExportEntry[], meta) => ({ entries, cursor: nextCursor(meta) }),
      providesTags: ['Ledger'],
      extraOptions: { needsSession: true },
    }),
  }),
});
