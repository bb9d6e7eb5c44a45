import { useCheckSessionQuery } from './session-api.ts';

/**
 * The session check of a page, made when it opens. `recheck` makes it again and answers whether there is a session;
 * it rejects where the check fails.
 */
export function useSession() {
  const { data, error, isSuccess, isLoading, refetch } = useCheckSessionQuery();
  return {
    // Checked once already: what stands, stays while it is checked again.
    isChecking: isLoading && error === undefined,
    account: data,
    isSignedIn: isSuccess && data.authenticated,
    recheck: async () => (await refetch().unwrap()).authenticated,
  };
}
