import type { Language } from '../../language/language.ts';

interface LeadStrings {
  title: string;
  none: string;
  deleted: string;
  deleteFailed: string;
  /** The searched fields. */
  searched: string;
  mobile: string;
  mobileNumber: string;
  /** Texts of the dashboard. */
  dashboard: {
    heading: string;
    title: string;
    columns: readonly string[];
    none: string;
    failure: string;
    failed: string;
    more: string;
    loadingMore: string;
  };
}

export const leadStrings: Record<Language, LeadStrings> = {
  en: {
    title: 'Business Leads',
    none: 'No leads found',
    deleted: 'Lead deleted successfully',
    deleteFailed: 'Failed to delete lead',
    searched: 'names, phone numbers and email addresses',
    mobile: 'Mobile',
    mobileNumber: 'Mobile Number',
    dashboard: {
      heading: 'Business Leads Dashboard',
      title: 'Business Leads',
      columns: ['Name', 'Mobile Number', 'Email', 'Created At'],
      none: 'No leads found',
      failure: 'Error',
      failed: 'Failed to fetch leads',
      more: 'Load more',
      loadingMore: 'Loading...',
    },
  },
  ja: {
    title: 'ビジネスリード',
    none: 'ビジネスリードはまだありません',
    deleted: 'ビジネスリードを削除しました',
    deleteFailed: 'ビジネスリードを削除できませんでした',
    searched: '氏名、電話番号、メールアドレス',
    mobile: '携帯電話',
    mobileNumber: '携帯電話番号',
    dashboard: {
      heading: 'ビジネスリード一覧',
      title: 'ビジネスリード',
      columns: ['氏名', '携帯電話番号', 'メールアドレス', '受信日時'],
      none: 'ビジネスリードはまだありません',
      failure: 'エラー',
      failed: 'ビジネスリードを読み込めませんでした',
      more: 'さらに表示',
      loadingMore: '読み込んでいます…',
    },
  },
};
