import { createContext, use } from 'react';
import type { Host } from './contract.ts';

const HostContext = createContext<Host | null>(null);

export const HostProvider = HostContext.Provider;

/** Returns the host passed to this remote. Throws outside a mounted remote. */
export function useHost(): Host {
  const host = use(HostContext);
  if (!host) throw new Error('useHost needs a HostProvider above it');
  return host;
}
