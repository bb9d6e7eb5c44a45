import { site } from '@suite/site/site';

/** The navigation entries of spec section 2, in their order. */
export const sections = ['home', 'products', 'about', 'exclusive', 'partner', 'contact'] as const;
export type Section = (typeof sections)[number] | 'none';

export interface NavigationEntry {
  label: string;
  href: string;
  isExternal?: boolean;
}

export const productEntries: NavigationEntry[] = [
  ...(site.erpUrl ? [{ label: 'ERP System', href: site.erpUrl, isExternal: true }] : []),
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

/** A path that stands for a whole section. */
export const sectionPath = (section: Section) => (section === 'home' ? '/' : `/${section}`);

/** The section whose entry is highlighted: Products for everything under /products. */
export function sectionOf(pathname: string): Section {
  if (pathname.startsWith('/products/')) return 'products';
  return sections.find((section) => sectionPath(section) === pathname) ?? 'none';
}

export const japanesePath = '/business/jp';

/** The language of the page at a path. */
export const languageOf = (pathname: string) => (pathname === japanesePath ? 'ja' : 'en');
