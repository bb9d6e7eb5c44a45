import { formatNumber } from '../../language/format-number.ts';

const en = {
  heading: 'Business Leads Dashboard',
  createdAt: 'Created At',
  failure: 'Error',
  failed: 'Failed to fetch leads',
  more: 'Load more',
  count: (count: number) => `${formatNumber(count)} ${count === 1 ? 'lead' : 'leads'}`,
};

const ja: typeof en = {
  heading: 'リード一覧',
  createdAt: '受信日時',
  failure: 'エラー',
  failed: 'リードを読み込めませんでした',
  more: 'さらに表示',
  count: (count) => `${formatNumber(count)}件`,
};

/** Texts of the dashboard that are not in the lead form's definition. */
export const dashboardStrings = { en, ja };
