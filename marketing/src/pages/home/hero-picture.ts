import { createLaterPart } from '../../features/page/later-part.tsx';

/** What the hero shows; nothing can be done with it. */
export const heroPicture = createLaterPart({
  id: 'hero-picture',
  isStill: true,
  load: async () => {
    const { DaySurface } = await import(/* webpackChunkName: "hero-picture" */ './surface/DaySurface.tsx');
    return DaySurface;
  },
});
