import { createDraft } from '../../submission/draft.ts';

/** Values of the lead form's fields. */
export type LeadDraft = Record<'name' | 'mobileNumber' | 'email', string>;

/** What the visitor has typed; survives an accidental close and is shared by both landing pages. */
export const leadDraft = createDraft<LeadDraft>('lead', { name: '', mobileNumber: '', email: '' });
