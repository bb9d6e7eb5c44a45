import { menuLabels, offeringIds, offeringPath } from '@suite/contracts/offerings';
import { menuPages, type PagePath, type PageSection, pageAt } from '@suite/contracts/pages';
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

/** The Products menu. ERP links to the separate ERP site, which some companies do not have. */
export const productEntries: NavigationEntry[] = [
  ...(site.erpUrl ? [{ label: 'ERP System', href: site.erpUrl, isExternal: true as const }] : []),
  ...offeringIds
    .filter((id) => id !== 'erp')
    .map((id) => ({ label: menuLabels[id], href: offeringPath(id) })),
];

/** The entries after Home and the Products menu. */
export const pageEntries: readonly NavigationEntry[] = menuPages.slice(1);

/** Returns the path of a section's page. */
export const sectionPath = (section: PageSection) => (section === 'home' ? '/' : `/${section}`);

/** Returns the section to highlight: Products for every path under /products, including unknown products. */
export const sectionOf = (pathname: string): PageSection =>
  pathname.startsWith('/products/') ? 'products' : (pageAt(pathname)?.section ?? 'none');

export const japanesePath: PagePath = '/business/jp';

/** Returns the language of the page at a path. */
export const languageOf = (pathname: string) => pageAt(pathname)?.lang ?? 'en';
