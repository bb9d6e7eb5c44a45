import { createDeferredSection } from '../../features/page/deferred-section.tsx';

/** The home page's sections below the hero. */
export const homeRest = createDeferredSection({
  id: 'home-rest',
  load: async () => {
    const { HomeRest } = await import(/* webpackChunkName: "home-rest" */ './HomeRest.tsx');
    return HomeRest;
  },
});
