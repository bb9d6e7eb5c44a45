/** What is typed into the lead form. */
export interface LeadDraft {
  name: string;
  mobileNumber: string;
  email: string;
}

export const emptyLead: LeadDraft = { name: '', mobileNumber: '', email: '' };

/** In the order they are asked for. */
export const leadFields = ['name', 'mobileNumber', 'email'] as const satisfies (keyof LeadDraft)[];
