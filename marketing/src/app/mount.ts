import type { RemoteModule } from '@suite/host/contract';
import { createRemote } from '@suite/host/create-remote';
import { followConsent } from '../attribution/follow-consent.ts';
import { pageFor } from './pages.ts';

const remote = createRemote({
  name: 'marketing',
  pageFor,
  // The served page already has its head, so this chunk is needed only after a navigation.
  updateHead: async (pathname) => {
    const { applyHead } = await import(/* webpackChunkName: "head" */ '../features/head/apply-head.ts');
    applyHead(pathname);
  },
});

export const mount: RemoteModule['mount'] = async (options) => {
  const mounted = await remote.mount(options);
  followConsent(options.host.consent);
  return mounted;
};
