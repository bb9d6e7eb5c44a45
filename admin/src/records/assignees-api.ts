import { apiPaths } from '@suite/contracts/paths';
import type { Assignee } from '@suite/contracts/records';
import { api } from '@suite/web-api';

/** Accounts that records are or can be assigned to, sorted by name. */
export const { useListAssigneesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listAssignees: build.query<Assignee[], void>({
      query: () => apiPaths.assignees,
      transformResponse: (assignees: Assignee[]) =>
        assignees.toSorted((a, b) => a.username.localeCompare(b.username)),
      providesTags: [{ type: 'Account', id: 'administrators' }],
    }),
  }),
});
