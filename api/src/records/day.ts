const dayLength = 24 * 60 * 60 * 1000;

/** The day in UTC of a moment, as a number that counters are kept by. */
export const dayOf = (at: number) => Math.floor(at / dayLength);

/** That day as '2026-11-21'. */
export const dayText = (day: number) => new Date(day * dayLength).toISOString().slice(0, 10);
