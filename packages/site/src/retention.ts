/** How long personal data of a submission is kept: the purge, the privacy page and the panel all read this. */
export const retentionDays = 183;

/** The same period as the legal texts say it. */
export const retentionWords = 'six months';
