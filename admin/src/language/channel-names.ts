const en: Record<string, string> = { mail: 'E-mail', webhook: 'Webhook' };

const ja: typeof en = { mail: 'メール', webhook: 'Webhook' };

/** Names of the notification channels. */
export const channelNames = { en, ja };
