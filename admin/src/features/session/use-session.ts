import { useCheckSessionQuery } from '../../account/session-check.ts';

/**
 * Checks the session when a page opens. `recheck` repeats the check and returns whether a session exists; it rejects if
 * the check fails.
 */
export function useSession() {
  const { data, error, isSuccess, isLoading, refetch } = useCheckSessionQuery();
  return {
    // Only the first check hides the page; it stays visible during repeated checks.
    isChecking: isLoading && error === undefined,
    account: data,
    isSignedIn: isSuccess && data.authenticated,
    recheck: async () => (await refetch().unwrap()).authenticated,
  };
}
