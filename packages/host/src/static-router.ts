import { createPath, NavigationType } from '@suite/host/router';
import type { HostRouter } from './contract.ts';

const noop = () => {};

/** Creates the router of a prerendered page, which stays at its address. */
export function createStaticRouter(pathname: string): HostRouter {
  const snapshot = {
    location: { pathname, search: '', hash: '', state: null, key: 'default' },
    navigationType: NavigationType.Pop,
  };
  return {
    getSnapshot: () => snapshot,
    subscribe: () => noop,
    push: noop,
    replace: noop,
    go: noop,
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  };
}
