import type { SessionAnswer } from '@suite/contracts/session';
import { createContext, useContext } from 'react';

export const AccountContext = createContext<SessionAnswer | undefined>(undefined);

/** Returns the signed-in account. Throws outside a page that requires a session. */
export function useAccount(): SessionAnswer {
  const account = useContext(AccountContext);
  if (!account) throw new Error('useAccount needs a page that asks for a session');
  return account;
}
