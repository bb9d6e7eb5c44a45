const en: Record<string, string> = { mail: 'E-mail', webhook: 'Webhook', flagged: 'Daily mail' };

const ja: typeof en = { mail: 'メール', webhook: 'Webhook', flagged: '毎日のメール' };

/** Names of the notification channels. */
export const channelNames = { en, ja };
