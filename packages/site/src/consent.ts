/** How long a visitor's choice in the consent banner is remembered. */
export const consentDays = 182;

/** Raise it when the privacy policy changes in what consent covers: everybody is asked again. */
export const policyRevision = 1;
