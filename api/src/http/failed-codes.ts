import type { FailedCodes } from '@suite/contracts/session';

/** Converts the stored count and time of wrong codes to the API's format. Returns undefined if there were none. */
export const asFailedCodes = (count: number, lastAt: number | string): FailedCodes | undefined =>
  count > 0 ? { count, lastAt: new Date(Number(lastAt)).toISOString() } : undefined;
