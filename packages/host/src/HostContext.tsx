import { createContext, use } from 'react';
import type { Host } from './contract.ts';

const HostContext = createContext<Host | null>(null);

export const HostProvider = HostContext.Provider;

/** The shell, as this remote was given it. Throws outside of a mounted remote. */
export function useHost(): Host {
  const host = use(HostContext);
  if (!host) throw new Error('useHost needs a HostProvider above it');
  return host;
}
