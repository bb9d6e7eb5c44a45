import type { FailedCodes } from '@suite/contracts/session';

/** Returns stored counts as the API answers them; undefined for none. */
export const asFailedCodes = (count: number, lastAt: number | string): FailedCodes | undefined =>
  count > 0 ? { count, lastAt: new Date(Number(lastAt)).toISOString() } : undefined;
