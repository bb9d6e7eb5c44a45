import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import federation from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/**
 * Shares the host's federation runtime with the remotes, which would otherwise each bundle 18 KB of it
 * (brotli). `init` would find the host's instance by build name, so remotes call `createInstance` to get a
 * separate one.
 * @public the host's bundle names it as a runtime plugin
 */
export default function provideFederation(): ModuleFederationRuntimePlugin {
  Object.assign(globalThis, {
    suiteFederation: {
      ...federation,
      runtime: { ...federation.runtime, init: federation.runtime?.createInstance },
      // webpack omits it from a bundle that exposes nothing.
      bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
    },
  });
  return { name: 'provide-federation' };
}
