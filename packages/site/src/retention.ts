/** How many months personal data of a submission is kept: the purge, the privacy page and the panel all read this. */
export const retentionMonths = 6;

/** The same period in days, as the purge counts it. */
export const retentionDays = Math.ceil(retentionMonths * 30.5);

/** The same period as the legal texts say it. */
export const retentionWords = 'six months';
