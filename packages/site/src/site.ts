import type { Company } from './company-schema.ts';

declare const __SITE__: Site;

/** The company's facts. A missing fact is undefined or an empty list. */
export type Site = Omit<Company, 'chatNumber'> & { chat: { number: string; url: string } | undefined };

export type Office = Site['offices'][number];
export type SocialNetwork = Site['social'][number]['network'];
export type LeaderId = Site['leaders'][number]['id'];

/** The facts that a remote was built with. The build replaces `__SITE__`. */
export const site: Site = __SITE__;
