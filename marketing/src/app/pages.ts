import type { PageRoute } from '@suite/host/page-loader';
import type { ComponentType } from 'react';

/** A page's chunk is named `page-<id>`, here and in the comment that webpack reads. */
const page = <Name extends string>(
  id: string,
  name: Name,
  load: () => Promise<{ [key in Name]: ComponentType }>,
): PageRoute => ({
  chunk: `page-${id}`,
  load: async () => ({ Page: (await load())[name] }),
});

// biome-ignore format: a line for each page
const pages: Record<string, PageRoute> = {
  '/': page('home', 'HomePage', () => import(/* webpackChunkName: "page-home" */ '../pages/home/HomePage.tsx')),
  '/business': page('business', 'BusinessPage', () => import(/* webpackChunkName: "page-business" */ '../pages/business/BusinessPage.tsx')),
  '/business/jp': page('business-jp', 'BusinessJpPage', () => import(/* webpackChunkName: "page-business-jp" */ '../pages/business-jp/BusinessJpPage.tsx')),
  // The design system's pieces, in development only.
  ...(process.env.NODE_ENV === 'development' && { '/_ui': page('gallery', 'Gallery', () => import(/* webpackChunkName: "page-gallery" */ '@suite/ui/Gallery')) }),
};

// biome-ignore format: as above
const notFound = page('not-found', 'NotFoundPage', () => import(/* webpackChunkName: "page-not-found" */ '../pages/not-found/NotFoundPage.tsx'));

/** Whether a path has a page of its own. */
export const hasPage = (pathname: string) => Object.hasOwn(pages, pathname);

/** The page of a path; every other path has the 404 page. */
export const pageFor = (pathname: string): PageRoute => (hasPage(pathname) && pages[pathname]) || notFound;
