import { formatNumber } from '../../language/format-number.ts';
import type { Total } from '../../list/list-strings.ts';

const en = {
  heading: 'Business Leads Dashboard',
  createdAt: 'Created At',
  failure: 'Error',
  failed: 'Failed to fetch leads',
  more: 'Load more',
  count: ({ count, isMinimum }: Total) =>
    `${formatNumber(count)}${isMinimum ? '+' : ''} ${count === 1 ? 'lead' : 'leads'}`,
};

const ja: typeof en = {
  heading: 'リード一覧',
  createdAt: '受信日時',
  failure: 'エラー',
  failed: 'リードを読み込めませんでした',
  more: 'さらに表示',
  count: ({ count, isMinimum }) => `${formatNumber(count)}件${isMinimum ? '以上' : ''}`,
};

/** Texts of the dashboard that are not in the lead form's definition. */
export const dashboardStrings = { en, ja };
