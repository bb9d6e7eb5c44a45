import type { AuditEntry, AuditFilter } from '@suite/contracts/audit';
import { apiPaths } from '@suite/contracts/paths';
import { api, nextCursor } from '@suite/web-api';

interface AuditPage {
  entries: AuditEntry[];
  /** Cursor of the next page; undefined on the last page. */
  cursor: string | undefined;
}

const pageSize = 50;

export const { useListAuditInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listAudit: build.infiniteQuery<AuditPage, AuditFilter, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ cursor }) => cursor,
      },
      query: ({ queryArg: filter, pageParam: cursor }) => ({
        url: apiPaths.audit,
        params: { limit: pageSize, ...(cursor && { cursor }), ...filter },
      }),
      transformResponse: (entries: AuditEntry[], meta) => ({ entries, cursor: nextCursor(meta) }),
      providesTags: [{ type: 'Account', id: 'audit' }],
      extraOptions: { needsSession: true },
    }),
  }),
});
