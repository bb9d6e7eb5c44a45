/** Paths of the API that accept the submissions of the forms. */
export const formPaths = {
  lead: '/api/business-leads',
  contact: '/api/contact',
  partner: '/api/partner',
} as const;
