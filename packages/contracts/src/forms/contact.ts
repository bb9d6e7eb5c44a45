import type { ContactInput } from './contact-schema.ts';
import { emailLabel, type FormDefinition, nameLabel } from './form.ts';
import { formPaths } from './form-paths.ts';

/** The form of the Contact page. */
export const contactForm = {
  id: 'contact',
  kind: 'contacts',
  key: 'contacts',
  table: 'contact_messages',
  path: formPaths.contact,
  needsCaptcha: true,
  isListedAtPath: false,
  thanks: 'Thank you! We have received your message and will answer soon.',
  recordName: 'Contact',
  texts: {
    en: {
      title: 'Contact Messages',
      one: 'Contact message',
      none: 'No messages found',
      deleted: 'Contact deleted successfully',
      deleteFailed: 'Failed to delete contact',
    },
    ja: {
      title: 'お問い合わせ',
      one: 'お問い合わせ',
      none: 'お問い合わせはまだありません',
      deleted: 'お問い合わせを削除しました',
      deleteFailed: 'お問い合わせを削除できませんでした',
    },
  },
  fields: {
    name: { column: 'name', role: 'name', label: nameLabel, list: { width: 20 } },
    email: { column: 'email', role: 'email', label: emailLabel, list: { width: 20 } },
    message: {
      column: 'message',
      role: 'text',
      label: { en: 'Message', ja: 'お問い合わせ内容' },
      searchedAs: { en: 'messages', ja: 'お問い合わせ内容' },
      list: { width: 34, limit: 120 },
    },
    plan: {
      column: 'plan',
      role: 'text',
      label: { en: 'Chosen Plan', ja: 'ご希望のプラン' },
      list: { width: 20, isOptional: true },
      isLater: true,
    },
  },
} as const satisfies FormDefinition<ContactInput>;
