const en: Record<string, string> = { mail: 'E-mail', webhook: 'Webhook', flagged: 'Daily mail' };

const ja: typeof en = { mail: 'メール', webhook: 'Webhook', flagged: '毎日のメール' };

export const channelNames = { en, ja };
