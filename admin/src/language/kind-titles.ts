import type { ByKind } from '@suite/contracts/records';
import type { Language } from './language.ts';

/** What each kind of record is called where several are named. */
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

/** The kinds in the order of the panel's tabs. */
export const kindOrder = [
  'businessLeads',
  'contacts',
  'partnerApplications',
] as const satisfies readonly (keyof ByKind)[];
