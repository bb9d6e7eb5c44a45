import { createLaterPart } from '../../features/page/later-part.tsx';

/** The home page's sections below the hero. */
export const homeRest = createLaterPart({
  id: 'home-rest',
  load: async () => {
    const { HomeRest } = await import(/* webpackChunkName: "home-rest" */ './HomeRest.tsx');
    return HomeRest;
  },
});
