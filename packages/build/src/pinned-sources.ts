import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';

/** A file of a dependency whose content a build step relies on. */
interface PinnedSource {
  package: string;
  file: string;
  /** Hash of the content that the build step was written for. */
  sha256: string;
  usedBy: string;
}

/** The file that `pure-calls-loader.ts` rewrites. */
const routerSource: PinnedSource = {
  package: 'react-router',
  file: 'dist/development/chunk-6KYCQHYJ.mjs',
  sha256: '2183388276a7a1e5731bdf456f2ffb2a0079af00c9f9a0e9a2b2c337a237c6cc',
  usedBy: 'pure-calls-loader.ts',
};

const pinnedSources: PinnedSource[] = [
  routerSource,
  {
    package: '@module-federation/enhanced',
    file: 'dist/src/lib/container/runtime/FederationRuntimePlugin.js',
    sha256: '7d3e381a0d424dce3aeab3fb3e6d6fbe176952005dec474f6d1413c5521327b3',
    usedBy: 'provide-federation.ts',
  },
  {
    package: '@module-federation/webpack-bundler-runtime',
    // Its version, and the exact versions of the packages it depends on.
    file: 'package.json',
    sha256: '5fbe387352217f890fc3d4f16b4474de694a5f092f6459dadb6f087d8f0e88bf',
    usedBy: 'provide-federation.ts',
  },
  {
    package: '@module-federation/webpack-bundler-runtime',
    file: 'dist/index.js',
    sha256: '5bf3c54a814a305fdaca00b2172b965ce0365e1e0af6c355329afd03e9364bc7',
    usedBy: 'provide-federation.ts',
  },
  {
    package: '@module-federation/webpack-bundler-runtime',
    file: 'dist/initContainerEntry.js',
    sha256: 'e3cb4881e901ce9f589af00a5bfa3662b923cb64fde73eff8b8aaa87b7ebc605',
    usedBy: 'provide-federation.ts',
  },
];

const sourcePath = ({ package: name, file }: PinnedSource, from: string) =>
  path.resolve(findPackageJSON(name, from) ?? name, '..', file);

/** Absolute path of the file that `pure-calls-loader.ts` rewrites. */
export const routerSourcePath = sourcePath(routerSource, import.meta.url);

/**
 * Throws if a pinned file is missing or has changed, so that an updated dependency breaks the build instead of the
 * page. `from` is the URL of the module that resolves the packages.
 */
export function checkPinnedSources(sources = pinnedSources, from = import.meta.url) {
  for (const source of sources) {
    const file = sourcePath(source, from);
    const found = existsSync(file) && createHash('sha256').update(readFileSync(file)).digest('hex');
    if (found === source.sha256) continue;
    throw new Error(
      `${source.package}/${source.file} ${found ? `has changed (sha256 ${found})` : 'is missing'}. ` +
        `packages/build/src/${source.usedBy} relies on its content: adapt it to the new version, ` +
        'then update packages/build/src/pinned-sources.ts.',
    );
  }
}
