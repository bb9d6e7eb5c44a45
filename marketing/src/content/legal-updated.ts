/** ISO date of the last change to the terms and the privacy policy, shown on the pages and in the sitemap. */
export const legalUpdated = '2026-11-22';
