import type { AdminPath } from '@suite/contracts/pages';

/** Paths of the administrator area. */
export const paths = {
  dashboard: '/dashboard',
  login: '/admin',
  panel: '/backend',
} as const satisfies Record<string, AdminPath>;
