declare const __SITE__: Site;

export type SocialNetwork = 'Facebook' | 'LinkedIn' | 'Instagram' | 'TikTok';
export type LeaderId =
  | 'chief-executive-officer'
  | 'director'
  | 'manager-operations'
  | 'consultant'
  | 'mentor';

export interface Office {
  id: 'sri-lanka' | 'us';
  /** ISO 3166 code, for structured data. */
  country: 'LK' | 'US';
  name: string;
  address: string | undefined;
  phones: string[];
}

export interface Leader {
  /** Also the name of the portrait's file. */
  id: LeaderId;
  role: string;
  /** None configured: the role stands alone. */
  name: string | undefined;
}

/** Figures as they are printed, signs included: '500+'. */
export interface Claims {
  products: string | undefined;
  years: string | undefined;
  engineers: string | undefined;
  customers: string | undefined;
  erpDeployments: string | undefined;
  hotelDeployments: string | undefined;
  support: string | undefined;
  coreProducts: string | undefined;
  coreProductsYear: string | undefined;
}

export interface DataProtectionOfficer {
  name: string | undefined;
  email: string | undefined;
  phone: string | undefined;
  address: string | undefined;
}

/** The company's facts. What is undefined, or missing in a list, was set to empty: its block is left out. */
export interface Site {
  name: string;
  tagline: string | undefined;
  email: string | undefined;
  offices: Office[];
  social: { network: SocialNetwork; url: string }[];
  calendarUrl: string | undefined;
  consultationUrl: string | undefined;
  erpUrl: string | undefined;
  /** `url` is an address to embed in a frame; `uploaded` an ISO date for search engines. */
  video: { url: string; uploaded: string | undefined } | undefined;
  chat: { number: string; url: string } | undefined;
  /** The security certification claimed: footer badge, Japanese page. */
  certification: string | undefined;
  foundedYear: string | undefined;
  claims: Claims;
  leaders: Leader[];
  countries: string[];
  dataProtectionOfficer: DataProtectionOfficer | undefined;
}

/** The facts this bundle was built with (the build replaces the constant). */
export const site: Site = __SITE__;
