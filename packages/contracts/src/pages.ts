import { offeringIds, offeringPath } from './offerings.ts';

/** The entries of the navigation, in their order. */
export const sections = ['home', 'products', 'about', 'exclusive', 'partner', 'contact'] as const;

/** The navigation entry that a page highlights. */
export type PageSection = (typeof sections)[number] | 'none';

export type RemoteName = 'marketing' | 'admin';

interface Page {
  /** The remote that renders it. Search engines may index marketing's pages. */
  owner: RemoteName;
  section: PageSection;
  lang: 'en' | 'ja';
}

const marketing = (section: PageSection = 'none', lang: Page['lang'] = 'en') =>
  ({ owner: 'marketing', section, lang }) as const;
const admin = { owner: 'admin', section: 'none', lang: 'en' } as const;

const offeringPages = Object.fromEntries(
  offeringIds.map((id) => [offeringPath(id), marketing('products')]),
) as Record<ReturnType<typeof offeringPath>, ReturnType<typeof marketing>>;

/** Every address that has a page: routes, gateways, sitemap, robots.txt and metrics derive from it. */
export const pages = {
  '/': marketing('home'),
  '/business': marketing(),
  '/business/jp': marketing('none', 'ja'),
  '/products': marketing('products'),
  ...offeringPages,
  '/about': marketing('about'),
  '/exclusive': marketing('exclusive'),
  '/partner': marketing('partner'),
  '/contact': marketing('contact'),
  '/terms': marketing(),
  '/privacy': marketing(),
  '/faq': marketing(),
  '/dashboard': admin,
  '/admin': admin,
  '/backend': admin,
} as const satisfies Record<string, Page>;

export type PagePath = keyof typeof pages;
type OwnedBy<Owner extends RemoteName> = {
  [Path in PagePath]: (typeof pages)[Path]['owner'] extends Owner ? Path : never;
}[PagePath];
export type MarketingPath = OwnedBy<'marketing'>;
export type AdminPath = OwnedBy<'admin'>;

export const pagePaths = Object.keys(pages) as PagePath[];
const ownedBy = (owner: RemoteName) => pagePaths.filter((path) => pages[path].owner === owner);
export const marketingPaths = ownedBy('marketing') as MarketingPath[];
export const adminPaths = ownedBy('admin') as AdminPath[];

const isPagePath = (pathname: string): pathname is PagePath => Object.hasOwn(pages, pathname);

/** Returns the page of a path, or undefined for a path without one. */
export const pageAt = (pathname: string): Page | undefined =>
  isPagePath(pathname) ? pages[pathname] : undefined;

export const isAdminPage = (pathname: string) => pageAt(pathname)?.owner === 'admin';

/** Returns the path as metrics and logs name it: no path that a visitor made up is kept. */
export const routeOf = (pathname: string): PagePath | 'other' => (isPagePath(pathname) ? pathname : 'other');
