import { emailLabel, type FormDefinition, nameLabel } from './form.ts';
import { formPaths } from './form-paths.ts';
import type { LeadInput } from './lead-schema.ts';

/** The form of the lead dialog. */
export const leadForm = {
  id: 'lead',
  kind: 'business-leads',
  key: 'businessLeads',
  table: 'business_leads',
  path: formPaths.lead,
  needsCaptcha: false,
  isListedAtPath: true,
  thanks: 'Thank you! We have received your details and will contact you soon.',
  recordName: 'Lead',
  texts: {
    en: {
      title: 'Business Leads',
      one: 'Business lead',
      none: 'No leads found',
      deleted: 'Lead deleted successfully',
      deleteFailed: 'Failed to delete lead',
    },
    ja: {
      title: 'リード',
      one: 'リード',
      none: 'リードはまだありません',
      deleted: 'リードを削除しました',
      deleteFailed: 'リードを削除できませんでした',
    },
  },
  fields: {
    name: { column: 'name', role: 'name', label: nameLabel, list: { width: 26 } },
    mobileNumber: {
      column: 'mobile_number',
      role: 'phone',
      label: { en: 'Mobile Number', ja: '携帯電話番号' },
      list: { width: '11rem', title: { en: 'Mobile', ja: '携帯電話' } },
    },
    email: { column: 'email', role: 'email', label: emailLabel, list: { width: 18 } },
  },
} as const satisfies FormDefinition<LeadInput>;
