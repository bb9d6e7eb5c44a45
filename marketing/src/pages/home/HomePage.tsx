import { HomeHero } from './HomeHero.tsx';
import { homeRest } from './home-rest.ts';

/** Renders the home page. */
export function HomePage() {
  return (
    <>
      <HomeHero />
      <homeRest.Section />
    </>
  );
}
