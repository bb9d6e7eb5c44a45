import type { Language } from '../../language/language.ts';

interface ContactWords {
  title: string;
  none: string;
  deleted: string;
  deleteFailed: string;
  message: string;
}

export const contactWords: Record<Language, ContactWords> = {
  en: {
    title: 'Contact Messages',
    none: 'No messages found',
    deleted: 'Contact deleted successfully',
    deleteFailed: 'Failed to delete contact',
    message: 'Message',
  },
  ja: {
    title: 'お問い合わせ',
    none: 'お問い合わせはまだありません',
    deleted: 'お問い合わせを削除しました',
    deleteFailed: 'お問い合わせを削除できませんでした',
    message: 'お問い合わせ内容',
  },
};
