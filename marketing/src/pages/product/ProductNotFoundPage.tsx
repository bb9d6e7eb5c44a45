import { productNotFound } from '../../content/product-strings.ts';
import { OfferingTiles } from '../../features/page/OfferingTiles.tsx';
import { PageHero } from '../../features/page/PageHero.tsx';
import { BackButton } from './BackButton.tsx';

/** Renders the page for unknown addresses below /products, served with status 404 (docs/gateway.md). */
export const ProductNotFoundPage = () => (
  <PageHero {...productNotFound} before={<BackButton />} below={<OfferingTiles />} />
);
