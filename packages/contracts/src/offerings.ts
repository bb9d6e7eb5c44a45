interface CatalogueEntry {
  title: string;
  /** Label in the navigation and the footer. */
  menuLabel: string;
  /** Hue of its colours, in OKLCH degrees. */
  hue: number;
}

/** The offerings in display order. Pages, forms, menus and colours derive from this list. */
export const catalogue = {
  erp: { title: 'Enterprise Resource Planning', menuLabel: 'ERP System', hue: 263 },
  property: { title: 'Property Management', menuLabel: 'Property Management', hue: 200 },
  jewellery: { title: 'Jewellery Management', menuLabel: 'Jewellery Management', hue: 70 },
  lms: { title: 'Learning Management System', menuLabel: 'Learning Management', hue: 308 },
  web: { title: 'Web Application Development', menuLabel: 'Web Applications', hue: 155 },
  mobile: { title: 'Mobile Apps', menuLabel: 'Mobile Apps', hue: 20 },
} as const satisfies Record<string, CatalogueEntry>;

export type OfferingId = keyof typeof catalogue;

export const offeringIds = Object.keys(catalogue) as OfferingId[];

export const offeringPath = (id: OfferingId) => `/products/${id}` as const;

/** Returns an offering's title; an id that is no longer in the catalogue is returned as it is. */
export const offeringTitle = (id: string): string =>
  Object.hasOwn(catalogue, id) ? catalogue[id as OfferingId].title : id;
