import type { PageRoute } from '@suite/host/page-loader';

const notFound: PageRoute = {
  chunk: 'page-not-found',
  load: () =>
    import(/* webpackChunkName: "page-not-found" */ '../pages/not-found/NotFoundPage.tsx').then(
      ({ NotFoundPage }) => ({ Page: NotFoundPage }),
    ),
};

const pages: Record<string, PageRoute> = {
  '/': {
    chunk: 'page-home',
    load: () =>
      import(/* webpackChunkName: "page-home" */ '../pages/home/HomePage.tsx').then(({ HomePage }) => ({
        Page: HomePage,
      })),
  },
  '/business': {
    chunk: 'page-business',
    load: () =>
      import(/* webpackChunkName: "page-business" */ '../pages/business/BusinessPage.tsx').then(
        ({ BusinessPage }) => ({ Page: BusinessPage }),
      ),
  },
  '/business/jp': {
    chunk: 'page-business-jp',
    load: () =>
      import(/* webpackChunkName: "page-business-jp" */ '../pages/business-jp/BusinessJpPage.tsx').then(
        ({ BusinessJpPage }) => ({ Page: BusinessJpPage }),
      ),
  },
};

/** Whether a path has a page of its own. */
export const hasPage = (pathname: string) => Object.hasOwn(pages, pathname);

/** The page of a path; every other path has the 404 page. */
export const pageFor = (pathname: string): PageRoute => pages[pathname] ?? notFound;
