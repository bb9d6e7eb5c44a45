import type { PanelViewName } from './panel-views.ts';

const en = {
  title: 'Admin Panel',
  subtitle: 'Manage business leads and contact submissions',
  /** Shown next to a tab's title. */
  unread: (count: string) => `${count} unread`,
  views: {
    submissions: 'Submissions',
    exports: 'Exports',
    privacy: 'Privacy',
    audit: 'Audit log',
    account: 'Account',
    administrators: 'Administrators',
  } satisfies Record<PanelViewName, string>,
};

const ja: typeof en = {
  title: '管理画面',
  subtitle: 'リードとお問い合わせを管理します',
  unread: (count) => `未読${count}件`,
  views: {
    submissions: '受信内容',
    exports: 'エクスポート履歴',
    privacy: '個人情報',
    audit: '監査ログ',
    account: 'アカウント',
    administrators: '管理者',
  },
};

export const panelStrings = { en, ja };
