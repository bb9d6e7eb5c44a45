/** Ids of the elements of the frame that scripts use. */
export const frameIds = {
  header: 'site-header',
  outlet: 'outlet',
  footer: 'site-footer',
  announcement: 'page-announcement',
} as const;
