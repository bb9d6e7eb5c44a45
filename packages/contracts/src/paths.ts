/** The calls of spec section 7. */
export const apiPaths = {
  businessLeads: '/api/business-leads',
  contact: '/api/contact',
  partner: '/api/partner',
  authCheck: '/api/auth-check',
  login: '/api/login',
  logout: '/api/logout',
  adminBusinessLeads: '/api/admin/business-leads',
  adminBusinessLead: (id: number | ':id') => `/api/admin/business-leads/${id}`,
  adminContacts: '/api/admin/contacts',
  adminContact: (id: number | ':id') => `/api/admin/contacts/${id}`,
  exportBusinessLeads: '/api/admin/export/business-leads',
  exportContacts: '/api/admin/export/contacts',
} as const;
