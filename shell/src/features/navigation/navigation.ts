import { menuLabels, type OfferingId, offeringIds, offeringPath } from '@suite/contracts/offerings';
import { menuPages, type PagePath, type PageSection, pageAt } from '@suite/contracts/pages';
import { frame } from '@suite/site/frame';

export interface NavigationEntry {
  label: string;
  href: string;
  isExternal?: boolean;
}

const productLines: Record<OfferingId, string> = {
  erp: 'Finance, stock and people',
  property: 'Rooms, bookings and guests',
  jewellery: 'Stock, rates and workshop',
  lms: 'Courses and certificates',
  web: 'Built for the way you work',
  mobile: 'For iOS, Android and the web',
};

/** The Products menu. ERP links to the separate ERP site, which some companies do not have. */
export const productEntries = offeringIds
  .map((id) => ({
    id,
    label: menuLabels[id],
    line: productLines[id],
    href: id === 'erp' ? (frame.erpUrl ?? '') : offeringPath(id),
    isExternal: id === 'erp',
  }))
  .filter(({ href }) => href);

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
