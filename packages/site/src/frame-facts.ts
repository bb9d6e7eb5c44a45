import type { Site } from './site.ts';

/** Names of the facts that header, footer, chat and error page show. */
const names = [
  'name',
  'tagline',
  'certification',
  'erpUrl',
  'calendarUrl',
  'email',
  'offices',
  'social',
  'chat',
] as const;

export type FrameFacts = Pick<Site, (typeof names)[number]>;

/** Returns the facts that the frame of every page shows, so that no page loads the other facts with it. */
export const frameFacts = (site: Site) =>
  Object.fromEntries(names.map((name) => [name, site[name]])) as FrameFacts;
