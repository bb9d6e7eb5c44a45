import { emailLabel, type FormDefinition, nameLabel } from './form.ts';
import { formPaths } from './form-paths.ts';
import type { PartnerInput } from './partner-schema.ts';

/** The application form of the Partner page. */
export const partnerForm = {
  id: 'partner',
  kind: 'partner-applications',
  key: 'partnerApplications',
  table: 'partner_applications',
  path: formPaths.partner,
  needsCaptcha: true,
  isListedAtPath: false,
  thanks: 'Thank you! We have received your application and will contact you soon.',
  recordName: 'Partner application',
  texts: {
    en: {
      title: 'Partner Applications',
      one: 'Partner application',
      none: 'No applications found',
      deleted: 'Application deleted successfully',
      deleteFailed: 'Failed to delete application',
    },
    ja: {
      title: 'パートナー申請',
      one: 'パートナー申請',
      none: 'パートナー申請はまだありません',
      deleted: 'パートナー申請を削除しました',
      deleteFailed: 'パートナー申請を削除できませんでした',
    },
  },
  fields: {
    name: { column: 'name', role: 'name', label: nameLabel, list: { width: 20 } },
    organization: {
      column: 'organization',
      role: 'text',
      label: { en: 'Organization', ja: '会社名・団体名' },
      list: { width: 18 },
    },
    designation: {
      column: 'designation',
      role: 'text',
      label: { en: 'Designation', ja: '役職' },
      list: { width: 14, isOptional: true },
    },
    country: {
      column: 'country',
      role: 'country',
      label: { en: 'Country', ja: '国・地域' },
      list: { width: 12 },
    },
    contactNumber: {
      column: 'contact_number',
      role: 'phone',
      label: { en: 'Contact Number', ja: '電話番号' },
      list: { width: 20 },
      isHashedLast: true,
    },
    email: { column: 'email', role: 'email', label: emailLabel, list: { width: 20 } },
    product: {
      column: 'product',
      role: 'offering',
      label: { en: 'Product', ja: '製品' },
      mailLabel: 'Product Interest',
      list: { width: 18 },
    },
    notes: {
      column: 'notes',
      role: 'text',
      label: { en: 'Additional Notes', ja: '備考' },
      searchedAs: { en: 'notes', ja: '備考' },
      list: { width: 20, limit: 200, isOptional: true },
    },
  },
} as const satisfies FormDefinition<PartnerInput>;
