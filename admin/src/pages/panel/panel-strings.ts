import type { Language } from '../../language/language.ts';
import type { PanelViewName } from './panel-views.ts';

interface PanelStrings {
  title: string;
  subtitle: string;
  navigation: string;
  /** Accessible name of the tabs. */
  tabs: string;
  views: Record<PanelViewName, string>;
}

export const panelStrings: Record<Language, PanelStrings> = {
  en: {
    title: 'Admin Panel',
    subtitle: 'Manage business leads and contact submissions',
    navigation: 'Admin Panel',
    tabs: 'Submissions',
    views: {
      submissions: 'Submissions',
      exports: 'Exports',
      privacy: 'Privacy',
      audit: 'Audit log',
      account: 'Account',
      administrators: 'Administrators',
    },
  },
  ja: {
    title: '管理画面',
    subtitle: 'ビジネスリードとお問い合わせを管理します',
    navigation: '管理画面',
    tabs: '受信内容',
    views: {
      submissions: '受信内容',
      exports: 'エクスポート履歴',
      privacy: '個人情報',
      audit: '監査ログ',
      account: 'アカウント',
      administrators: '管理者',
    },
  },
};
