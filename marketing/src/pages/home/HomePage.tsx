import { HomeHero } from './HomeHero.tsx';
import { homeRest } from './home-rest.ts';

/** The home page (spec sections 1 and 2). */
export function HomePage() {
  return (
    <>
      <HomeHero />
      <homeRest.Place />
    </>
  );
}
