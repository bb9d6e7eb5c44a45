import type { Host, HostStore } from './contract.ts';
import { loadCode } from './load-code.ts';
import { track } from './track.ts';

const loads = new WeakMap<Host, Promise<HostStore>>();

/** Loads the host's store once; every call and every render gets the same promise. */
export function loadStore(host: Host): Promise<HostStore> {
  const known = loads.get(host);
  if (known) return known;
  const load = track(loadCode('store', () => host.loadStore()));
  loads.set(host, load);
  load.catch(() => loads.delete(host));
  return load;
}
