import { createRemote } from '@suite/host/create-remote';
import { pageFor } from './pages.ts';

export const { mount } = createRemote({
  name: 'marketing',
  pageFor,
  // Every page was described as it was served: the descriptors are only needed to go on from there.
  updateHead: async (pathname) => {
    const { applyHead } = await import(/* webpackChunkName: "head" */ '../features/head/apply-head.ts');
    applyHead(pathname);
  },
});
