import { apiPaths } from '@suite/contracts/paths';
import type { Assignee } from '@suite/contracts/records';
import { api } from '@suite/web-api';
import { useAccount } from '../account/account-context.ts';

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

/** Returns the accounts that records can be assigned to, the user's own first. */
export function useActiveAssignees() {
  const { username } = useAccount();
  const { data = [] } = useListAssigneesQuery();
  return data
    .filter(({ isDisabled }) => !isDisabled)
    .map((account) => ({ ...account, isMe: account.username === username }))
    .sort((a, b) => Number(b.isMe) - Number(a.isMe));
}
