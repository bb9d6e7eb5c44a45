import type { Language } from '../../language/language.ts';

interface PartnerApplicationStrings {
  title: string;
  none: string;
  deleted: string;
  deleteFailed: string;
  /** The searched fields. */
  searched: string;
  organization: string;
  designation: string;
  country: string;
  contactNumber: string;
  product: string;
  notes: string;
}

export const partnerApplicationStrings: Record<Language, PartnerApplicationStrings> = {
  en: {
    title: 'Partner Applications',
    none: 'No applications found',
    deleted: 'Application deleted successfully',
    deleteFailed: 'Failed to delete application',
    searched: 'names, phone numbers, email addresses and notes',
    organization: 'Organization',
    designation: 'Designation',
    country: 'Country',
    contactNumber: 'Contact Number',
    product: 'Product',
    notes: 'Additional Notes',
  },
  ja: {
    title: 'パートナー申請',
    none: 'パートナー申請はまだありません',
    deleted: 'パートナー申請を削除しました',
    deleteFailed: 'パートナー申請を削除できませんでした',
    searched: '氏名、電話番号、メールアドレス、備考',
    organization: '会社名・団体名',
    designation: '役職',
    country: '国・地域',
    contactNumber: '電話番号',
    product: '製品',
    notes: '備考',
  },
};
