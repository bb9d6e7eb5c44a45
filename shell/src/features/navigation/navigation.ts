import { type PagePath, type PageSection, pageAt } from '@suite/contracts/pages';
import { site } from '@suite/site/site';

interface PageEntry {
  label: string;
  href: PagePath;
  isExternal?: false;
}

interface ExternalEntry {
  label: string;
  href: string;
  isExternal: true;
}

export type NavigationEntry = PageEntry | ExternalEntry;

export const productEntries: NavigationEntry[] = [
  ...(site.erpUrl ? [{ label: 'ERP System', href: site.erpUrl, isExternal: true as const }] : []),
  { label: 'Property Management', href: '/products/property' },
  { label: 'Jewellery Management', href: '/products/jewellery' },
  { label: 'Learning Management', href: '/products/lms' },
  { label: 'Web Applications', href: '/products/web' },
  { label: 'Mobile Apps', href: '/products/mobile' },
];

export const pageEntries: NavigationEntry[] = [
  { label: 'About', href: '/about' },
  { label: 'Exclusive', href: '/exclusive' },
  { label: 'Partner', href: '/partner' },
  { label: 'Contact', href: '/contact' },
];

/** Returns the path of a section's own page. */
export const sectionPath = (section: PageSection) => (section === 'home' ? '/' : `/${section}`);

/** Returns the section to highlight: Products for everything under /products, unknown products included. */
export const sectionOf = (pathname: string): PageSection =>
  pathname.startsWith('/products/') ? 'products' : (pageAt(pathname)?.section ?? 'none');

export const japanesePath: PagePath = '/business/jp';

/** Returns the language of the page at a path. */
export const languageOf = (pathname: string) => pageAt(pathname)?.lang ?? 'en';
