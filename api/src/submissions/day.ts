const dayLength = 24 * 60 * 60 * 1000;

/** Returns the UTC day of a time, as days since 1970. */
export const dayOf = (at: number) => Math.floor(at / dayLength);

/** Formats a day from `dayOf` as '2026-11-21'. */
export const dayText = (day: number) => new Date(day * dayLength).toISOString().slice(0, 10);
