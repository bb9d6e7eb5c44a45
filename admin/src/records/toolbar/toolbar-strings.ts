import { retentionMonths, retentionText } from '@suite/site/retention';
import { formatNumber } from '../../language/format-number.ts';

const en = {
  /** Followed by the other lists in which a search finds something. */
  alsoIn: 'Also in',
  label: 'Search and filters',
  folder: 'Folder',
  mine: 'Mine',
  exportCsv: 'Export CSV',
  selectedOnly: (count: number) => `${formatNumber(count)} selected`,
  notExported: 'The server did not answer: nothing was exported.',
  trashNote: `The trash is emptied automatically: submissions are deleted for good ${retentionText} after they were received.`,
  display: 'Display',
  columns: 'Columns',
  sortBy: 'Sort by',
  sorts: {
    '-createdAt': 'Newest first',
    createdAt: 'Oldest first',
    name: 'Name',
  },
  filters: 'Filters',
  any: 'Any',
  from: 'From',
  to: 'To',
  /** Accessible name of the date presets. */
  received: 'Received',
  newSince: (time: string) => `New since ${time}`,
  active: 'Active filters',
  remove: (filter: string) => `Remove filter: ${filter}`,
};

const ja: typeof en = {
  alsoIn: 'ほかの一覧：',
  label: '検索と絞り込み',
  folder: 'フォルダー',
  mine: '自分の担当',
  exportCsv: 'CSVを出力',
  selectedOnly: (count) => `選択した${formatNumber(count)}件`,
  notExported: 'サーバーから応答がないため、出力できませんでした。',
  trashNote: `ゴミ箱内の受信内容は、受信から${retentionMonths}か月後に自動的に削除されます。`,
  display: '表示',
  columns: '列',
  sortBy: '並べ替え',
  sorts: {
    '-createdAt': '新しい順',
    createdAt: '古い順',
    name: '名前',
  },
  filters: '絞り込み',
  any: 'すべて',
  from: '開始日',
  to: '終了日',
  received: '受信日',
  newSince: (time) => `${time}以降の新着`,
  active: '適用中の絞り込み',
  remove: (filter) => `絞り込みを解除：${filter}`,
};

export const toolbarStrings = { en, ja };
