/**
 * Months for which a submission's personal data is kept. The purge, the privacy page and the panel read this
 * value.
 */
export const retentionMonths = 6;

/** The same period in days, used by the purge. */
export const retentionDays = Math.ceil(retentionMonths * 30.5);

/** The same period as worded in the legal texts. */
export const retentionText = 'six months';
