/** Packages that load with every page. The host provides them before a remote requests them. */
const eagerPackages = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'styled-components',
  '@suite/host/router',
];

/**
 * Packages that load on first use, also as one copy each. Radix keeps open layers in a module-level stack: with two
 * copies, a press on a toast of the host would count as outside a remote's dialog and close it.
 */
const lazyPackages = [
  '@reduxjs/toolkit',
  'react-redux',
  '@suite/web-api',
  '@radix-ui/react-dismissable-layer',
];

/** Returns Module Federation's `shared` option: the host provides the packages, remotes bundle no copies. */
export function sharedPackages(role: 'host' | 'remote') {
  const entry = (name: string, eager: boolean) => [
    name,
    {
      singleton: true,
      requiredVersion: false as const,
      ...(role === 'host' ? { eager } : { import: false as const }),
    },
  ];
  return Object.fromEntries([
    ...eagerPackages.map((name) => entry(name, true)),
    ...lazyPackages.map((name) => entry(name, false)),
  ]);
}
