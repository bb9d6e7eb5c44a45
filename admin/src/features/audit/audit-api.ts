import type { AuditEntry, AuditFilter } from '@suite/contracts/audit';
import { apiPaths } from '@suite/contracts/paths';
import { api, nextCursor } from '@suite/web-api';
import { cursorPaging, type EntryPage, pageParams } from '../../list/cursor-paging.ts';

export const { useListAuditInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listAudit: build.infiniteQuery<EntryPage<AuditEntry>, AuditFilter, string | undefined>({
      infiniteQueryOptions: cursorPaging,
      query: ({ queryArg: filter, pageParam: cursor }) => ({
        url: apiPaths.audit,
        params: { ...pageParams(cursor), ...filter },
      }),
      transformResponse: (entries: AuditEntry[], meta) => ({ entries, cursor: nextCursor(meta) }),
      providesTags: [{ type: 'Account', id: 'audit' }],
      extraOptions: { needsSession: true },
    }),
  }),
});
