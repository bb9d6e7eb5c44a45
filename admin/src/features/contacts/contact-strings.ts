import type { Language } from '../../language/language.ts';

interface ContactStrings {
  title: string;
  none: string;
  deleted: string;
  deleteFailed: string;
  /** The searched fields. */
  searched: string;
  message: string;
}

export const contactStrings: Record<Language, ContactStrings> = {
  en: {
    title: 'Contact Messages',
    none: 'No messages found',
    deleted: 'Contact deleted successfully',
    deleteFailed: 'Failed to delete contact',
    searched: 'names, email addresses and messages',
    message: 'Message',
  },
  ja: {
    title: 'お問い合わせ',
    none: 'お問い合わせはまだありません',
    deleted: 'お問い合わせを削除しました',
    deleteFailed: 'お問い合わせを削除できませんでした',
    searched: '氏名、メールアドレス、お問い合わせ内容',
    message: 'お問い合わせ内容',
  },
};
