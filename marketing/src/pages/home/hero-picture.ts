import { createLaterPart } from '../../features/page/later-part.tsx';

/** The hero's picture, which is not interactive. */
export const heroPicture = createLaterPart({
  id: 'hero-picture',
  isStill: true,
  load: async () => {
    const { DaySurface } = await import(/* webpackChunkName: "hero-picture" */ './surface/DaySurface.tsx');
    return DaySurface;
  },
});
