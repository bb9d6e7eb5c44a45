import { createDraft } from '../../submission/draft.ts';

/** What is typed into the lead form. */
export type LeadDraft = Record<'name' | 'mobileNumber' | 'email', string>;

/** Filled in by the visitor; outlives an accidental close, and is the same on both landing pages. */
export const leadDraft = createDraft<LeadDraft>('lead', { name: '', mobileNumber: '', email: '' });
