import { offeringIds, offeringPath } from './offerings.ts';

/** The entries of header and footer other than the products, in order. */
export const menuPages = [
  { label: 'Home', href: '/' },
  { label: 'About', href: '/about' },
  { label: 'Exclusive', href: '/exclusive' },
  { label: 'Partner', href: '/partner' },
  { label: 'Contact', href: '/contact' },
] as const;

type SectionOf<Path> = Path extends '/' ? 'home' : Path extends `/${infer Name}` ? Name : never;
type Section = SectionOf<(typeof menuPages)[number]['href']> | 'products';

const sectionsOf = (links: readonly { href: string }[]) => [
  ...links.map(({ href }) => href.slice(1) || 'home'),
  'products',
];

/** The navigation entries that a page can highlight. */
export const sections = /* @__PURE__ */ sectionsOf(menuPages) as Section[];

/** The navigation entry that a page highlights. */
export type PageSection = Section | 'none';

export type RemoteName = 'marketing' | 'admin';

interface Page {
  /** Remote that renders the page. Search engines may index marketing's pages. */
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

/** Every path that has a page. Routes, gateways, sitemap, robots.txt and metrics derive from this list. */
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

// Marked as pure, so that the shell's bundle leaves out the lists it does not use.
export const pagePaths = /* @__PURE__ */ Object.keys(pages) as PagePath[];
const ownedBy = (owner: RemoteName) => pagePaths.filter((path) => pages[path].owner === owner);
export const marketingPaths = /* @__PURE__ */ ownedBy('marketing') as MarketingPath[];
export const adminPaths = /* @__PURE__ */ ownedBy('admin') as AdminPath[];

const isPagePath = (pathname: string): pathname is PagePath => Object.hasOwn(pages, pathname);

/** Returns the page of a path, or undefined for an unknown path. */
export const pageAt = (pathname: string): Page | undefined =>
  isPagePath(pathname) ? pages[pathname] : undefined;

export const isAdminPage = (pathname: string) => pageAt(pathname)?.owner === 'admin';

/**
 * Returns the path to use in metrics and logs. Returns 'other' for an unknown path, so that no path made up by a
 * visitor is stored.
 */
export const routeOf = (pathname: string): PagePath | 'other' => (isPagePath(pathname) ? pathname : 'other');
