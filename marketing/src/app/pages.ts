import type { MarketingPath } from '@suite/contracts/pages';
import type { PageRoute } from '@suite/host/page-loader';
import type { ComponentType } from 'react';
import type { DeferredSection } from '../features/page/deferred-section.tsx';
import { heroPicture } from '../pages/home/hero-picture.ts';
import { homeRest } from '../pages/home/home-rest.ts';

/** Creates a route. The page's chunk must be named `page-<id>` in webpack's magic comment too. */
const page = <Name extends string>(
  id: string,
  name: Name,
  load: () => Promise<{ [key in Name]: ComponentType }>,
  ...deferredSections: DeferredSection[]
): PageRoute => ({
  chunk: `page-${id}`,
  load: async () => {
    const [loaded] = await Promise.all([
      load(),
      ...deferredSections.map(({ loadWithPage }) => loadWithPage()),
    ]);
    return { Page: loaded[name] };
  },
});

// biome-ignore format: a line for each page
const pages: Record<MarketingPath, PageRoute> & Record<string, PageRoute> = {
  '/': page('home', 'HomePage', () => import(/* webpackChunkName: "page-home" */ '../pages/home/HomePage.tsx'), heroPicture, homeRest),
  '/business': page('business', 'BusinessPage', () => import(/* webpackChunkName: "page-business" */ '../pages/business/BusinessPage.tsx')),
  '/business/jp': page('business-jp', 'BusinessJpPage', () => import(/* webpackChunkName: "page-business-jp" */ '../pages/business-jp/BusinessJpPage.tsx')),
  '/products': page('products', 'ProductsPage', () => import(/* webpackChunkName: "page-products" */ '../pages/products/ProductsPage.tsx')),
  '/products/erp': page('products-erp', 'ErpPage', () => import(/* webpackChunkName: "page-products-erp" */ '../pages/product/ErpPage.tsx')),
  '/products/property': page('products-property', 'PropertyPage', () => import(/* webpackChunkName: "page-products-property" */ '../pages/product/PropertyPage.tsx')),
  '/products/jewellery': page('products-jewellery', 'JewelleryPage', () => import(/* webpackChunkName: "page-products-jewellery" */ '../pages/product/JewelleryPage.tsx')),
  '/products/lms': page('products-lms', 'LmsPage', () => import(/* webpackChunkName: "page-products-lms" */ '../pages/product/LmsPage.tsx')),
  '/products/web': page('products-web', 'WebPage', () => import(/* webpackChunkName: "page-products-web" */ '../pages/product/WebPage.tsx')),
  '/products/mobile': page('products-mobile', 'MobilePage', () => import(/* webpackChunkName: "page-products-mobile" */ '../pages/product/MobilePage.tsx')),
  '/about': page('about', 'AboutPage', () => import(/* webpackChunkName: "page-about" */ '../pages/about/AboutPage.tsx')),
  '/exclusive': page('exclusive', 'ExclusivePage', () => import(/* webpackChunkName: "page-exclusive" */ '../pages/exclusive/ExclusivePage.tsx')),
  '/partner': page('partner', 'PartnerPage', () => import(/* webpackChunkName: "page-partner" */ '../pages/partner/PartnerPage.tsx')),
  '/contact': page('contact', 'ContactPage', () => import(/* webpackChunkName: "page-contact" */ '../pages/contact/ContactPage.tsx')),
  '/terms': page('terms', 'TermsPage', () => import(/* webpackChunkName: "page-terms" */ '../pages/terms/TermsPage.tsx')),
  '/privacy': page('privacy', 'PrivacyPage', () => import(/* webpackChunkName: "page-privacy" */ '../pages/privacy/PrivacyPage.tsx')),
  '/faq': page('faq', 'FaqPage', () => import(/* webpackChunkName: "page-faq" */ '../pages/faq/FaqPage.tsx')),
};

// biome-ignore format: as above
const notFound = page('not-found', 'NotFoundPage', () => import(/* webpackChunkName: "page-not-found" */ '../pages/not-found/NotFoundPage.tsx'));

// biome-ignore format: as above
const productNotFound = page('product-not-found', 'ProductNotFoundPage', () => import(/* webpackChunkName: "page-product-not-found" */ '../pages/product/ProductNotFoundPage.tsx'));

/** Returns whether a path has its own page. */
export const hasPage = (pathname: string) => Object.hasOwn(pages, pathname);

/** Returns the page of a path, or a 404 page. Paths below /products have a separate 404 page. */
export function pageFor(pathname: string): PageRoute {
  const missing = pathname.startsWith('/products/') ? productNotFound : notFound;
  return (hasPage(pathname) && pages[pathname]) || missing;
}
