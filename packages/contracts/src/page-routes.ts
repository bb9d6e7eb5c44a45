/** Every address that has a page. What is told of pages to metrics and logs names one of these, never what was typed. */
export const pageRoutes = [
  '/',
  '/business',
  '/business/jp',
  '/products',
  '/products/erp',
  '/products/property',
  '/products/jewellery',
  '/products/lms',
  '/products/web',
  '/products/mobile',
  '/about',
  '/exclusive',
  '/partner',
  '/contact',
  '/terms',
  '/privacy',
  '/faq',
  '/dashboard',
  '/admin',
  '/backend',
] as const;

/** Every path without a page is the same one. */
export type PageRoute = (typeof pageRoutes)[number] | 'other';

/** The route of a path. */
export const routeOf = (pathname: string): PageRoute =>
  pageRoutes.find((route) => route === pathname) ?? 'other';
