import { createDeferredSection } from '../../features/page/deferred-section.tsx';

/** The hero's picture, which is not interactive. */
export const heroPicture = createDeferredSection({
  id: 'hero-picture',
  isStill: true,
  load: async () => {
    const { DaySurface } = await import(/* webpackChunkName: "hero-picture" */ './surface/DaySurface.tsx');
    return DaySurface;
  },
});
