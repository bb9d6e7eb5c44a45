/** What is typed into the lead form. */
export interface LeadDraft {
  name: string;
  mobileNumber: string;
  email: string;
}

export const emptyLead: LeadDraft = { name: '', mobileNumber: '', email: '' };
