import type { DatePreset } from '@suite/contracts/records';
import { retentionMonths, retentionText } from '@suite/site/retention';
import { formatNumber } from '../../language/format-number.ts';

const en = {
  label: 'Search and filters',
  folder: 'Folder',
  exportCsv: 'Export CSV',
  selectedOnly: (count: number) => `${formatNumber(count)} selected`,
  exportOffline: 'You are offline: nothing was exported.',
  trashNote: `The trash is emptied automatically: submissions are deleted for good ${retentionText} after they were received.`,
  filters: 'Filters',
  any: 'Any',
  assignees: { anyone: 'Anyone', me: 'Me', none: 'Nobody' },
  followUp: 'Follow-up',
  overdue: 'Overdue',
  source: 'Source',
  from: 'From',
  to: 'To',
  unread: 'Unread only',
  /** Accessible name of the date presets. */
  received: 'Received',
  presets: {
    today: 'Today',
    yesterday: 'Yesterday',
    week: 'This week',
    '30days': 'Last 30 days',
  } satisfies Record<DatePreset, string>,
  active: 'Active filters',
  filter: (name: string, value: string) => `${name}: ${value}`,
  remove: (filter: string) => `Remove filter: ${filter}`,
};

const ja: typeof en = {
  label: '検索と絞り込み',
  folder: 'フォルダー',
  exportCsv: 'CSVを出力',
  selectedOnly: (count) => `選択した${formatNumber(count)}件`,
  exportOffline: 'オフラインのため、出力できませんでした。',
  trashNote: `ゴミ箱内の受信内容は、受信から${retentionMonths}か月後に自動的に削除されます。`,
  filters: '絞り込み',
  any: 'すべて',
  assignees: { anyone: 'すべて', me: '自分', none: '未割り当て' },
  followUp: '対応予定日',
  overdue: '期限超過',
  source: '流入元',
  from: '開始日',
  to: '終了日',
  unread: '未読のみ',
  received: '受信日',
  presets: { today: '今日', yesterday: '昨日', week: '今週', '30days': '過去30日間' },
  active: '適用中の絞り込み',
  filter: (name, value) => `${name}：${value}`,
  remove: (filter) => `絞り込みを解除：${filter}`,
};

export type ToolbarStrings = typeof en;

export const toolbarStrings = { en, ja };
