/** Days for which the choice in the consent banner is stored. */
export const consentDays = 182;

/**
 * Revision of the privacy policy. Increase it when the scope of consent changes, to ask every visitor again.
 */
export const policyRevision = 1;
