/**
 * Labels of the offerings in navigation and footer, in the order of every list. To add an offering, start here: the
 * compiler reports the other records to extend. Titles and hues are separate, because the shell's bundle needs neither.
 */
export const menuLabels = {
  erp: 'ERP System',
  property: 'Property Management',
  jewellery: 'Jewellery Management',
  lms: 'Learning Management',
  web: 'Web Applications',
  mobile: 'Mobile Apps',
} as const;

export type OfferingId = keyof typeof menuLabels;

export const offeringIds = Object.keys(menuLabels) as OfferingId[];

export const offeringPath = (id: OfferingId) => `/products/${id}` as const;

export const offeringTitles: Record<OfferingId, string> = {
  erp: 'Enterprise Resource Planning',
  property: 'Property Management',
  jewellery: 'Jewellery Management',
  lms: 'Learning Management System',
  web: 'Web Application Development',
  mobile: 'Mobile Apps',
};

/** Hues of the offerings' colours, in OKLCH degrees. */
export const offeringHues: Record<OfferingId, number> = {
  erp: 263,
  property: 200,
  jewellery: 70,
  lms: 308,
  web: 155,
  mobile: 20,
};

/** Returns an offering's title; an id that is no longer in the catalogue is returned as it is. */
export const offeringTitle = (id: string): string =>
  Object.hasOwn(offeringTitles, id) ? offeringTitles[id as OfferingId] : id;
