import type { Language } from './language.ts';

/** What each way of notifying the company is called. */
export const channelNames: Record<Language, Record<string, string>> = {
  en: { mail: 'E-mail', webhook: 'Webhook' },
  ja: { mail: 'メール', webhook: 'Webhook' },
};
