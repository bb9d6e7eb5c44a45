import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import federation from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/**
 * The host's federation runtime, for the remotes' own bundles: each would bring 5 KB of it a second time. `init` looks
 * for an instance by the build it was compiled in, which is the host's: a remote makes one of its own.
 * @public the bundle of the host names it as a runtime plugin
 */
export default function provideFederation(): ModuleFederationRuntimePlugin {
  Object.assign(globalThis, {
    suiteFederation: {
      ...federation,
      runtime: { ...federation.runtime, init: federation.runtime?.createInstance },
      // Left out of a bundle that exposes nothing.
      bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
    },
  });
  return { name: 'provide-federation' };
}
