import type { ByKind } from '@suite/contracts/records';
import type { Language } from './language.ts';

/** Names of the kinds of records, for texts that mention several kinds. */
export const kindTitles: Record<Language, ByKind<string>> = {
  en: {
    businessLeads: 'Business leads',
    contacts: 'Contact messages',
    partnerApplications: 'Partner applications',
  },
  ja: {
    businessLeads: 'ビジネスリード',
    contacts: 'お問い合わせ',
    partnerApplications: 'パートナー申請',
  },
};

/** Kinds of records in the order of the panel's tabs. */
export const kindOrder = [
  'businessLeads',
  'contacts',
  'partnerApplications',
] as const satisfies readonly (keyof ByKind)[];
