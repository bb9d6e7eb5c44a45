interface ContactLine {
  label: string;
  value: string;
  href?: string;
}

/** A paragraph, a list, or a block of contact details. */
export type LegalBlock = string | { list: string[] } | { contact: ContactLine[] };

export interface LegalSection {
  /** Fragment id for links to the section. */
  id: string;
  title: string;
  body: LegalBlock[];
}

export interface LegalText {
  title: string;
  lead: string;
  sections: LegalSection[];
}

/** ISO date of the last change to the terms and the privacy policy, shown on the pages and in the sitemap. */
export const legalUpdated = '2026-11-22';
