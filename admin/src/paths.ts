/** The addresses of the administrator area (spec section 2). */
export const paths = {
  dashboard: '/dashboard',
  login: '/admin',
  panel: '/backend',
} as const;
