/** In the first load of every page: the host has them ready before a remote asks. */
const eagerPackages = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'styled-components',
  '@suite/host/router',
];

/**
 * Loaded when first needed, still one copy each. The Radix layers keep a module-wide stack: with two copies, a toast
 * of the host would count as outside of a remote's dialog and close it.
 */
const lazyPackages = [
  '@reduxjs/toolkit',
  'react-redux',
  '@suite/web-api',
  '@radix-ui/react-dismissable-layer',
];

/** Module Federation's `shared` option: the host provides, the remotes bring no copies of their own. */
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
