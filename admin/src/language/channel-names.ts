import type { Language } from './language.ts';

/** Names of the notification channels. */
export const channelNames: Record<Language, Record<string, string>> = {
  en: { mail: 'E-mail', webhook: 'Webhook' },
  ja: { mail: 'メール', webhook: 'Webhook' },
};
