/** ISO date of the last change to the terms and to the privacy policy: the pages and the sitemap say it. */
export const legalUpdated = '2026-11-22';
