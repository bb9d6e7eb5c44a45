import type { LastVisit } from '@suite/contracts/last-visit';
import { apiPaths } from '@suite/contracts/paths';
import { api } from '@suite/web-api';

export const { useReadLastVisitQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    readLastVisit: build.query<LastVisit, void>({
      query: () => apiPaths.lastVisit,
      providesTags: ['Overview'],
      extraOptions: { needsSession: true },
    }),
  }),
});
