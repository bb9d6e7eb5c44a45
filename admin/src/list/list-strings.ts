import { formatNumber } from '../language/format-number.ts';

/** Number of rows of a list; `isMinimum` if there are more. */
export interface Total {
  count: number;
  isMinimum?: boolean;
}

const en = {
  loading: (title: string) => `Loading ${title}...`,
  failed: 'This list could not be loaded',
  partFailed: 'This could not be loaded.',
  refused: 'The server did not accept this search, these filters or this page.',
  offline: 'You are offline. This comes back with your connection.',
  loadingMore: 'Loading...',
  tryAgain: 'Try again',
  clearFilters: 'Clear filters',
  showWholeList: 'Show the whole list',
  search: 'Search',
  searching: 'Searching…',
  found: ({ count, isMinimum }: Total) => `${formatNumber(count)}${isMinimum ? '+' : ''} found`,
  refresh: 'Refresh',
  /** Button that shows the controls of a list on a phone. */
  tools: 'List tools',
  pager: {
    label: 'Pages',
    range: (from: number, to: number, total: Total | undefined) => {
      const rows = `${formatNumber(from)}-${formatNumber(to)}`;
      return total ? `${rows} of ${formatNumber(total.count)}${total.isMinimum ? '+' : ''}` : rows;
    },
    previous: 'Previous page',
    next: 'Next page',
  },
};

const ja: typeof en = {
  loading: (title) => `${title}を読み込んでいます…`,
  failed: '一覧を読み込めませんでした',
  partFailed: '読み込めませんでした。',
  refused: 'この検索・絞り込み・ページの指定では一覧を表示できません。',
  offline: 'オフラインです。接続が戻ると表示します。',
  loadingMore: '読み込んでいます…',
  tryAgain: '再試行',
  clearFilters: '条件をクリア',
  showWholeList: '一覧をすべて表示',
  search: '検索',
  searching: '検索しています…',
  found: ({ count, isMinimum }) => `${formatNumber(count)}件${isMinimum ? '以上' : ''}`,
  refresh: '更新',
  tools: '一覧の操作',
  pager: {
    label: 'ページ',
    range: (from, to, total) => {
      const rows = `${formatNumber(from)}～${formatNumber(to)}件`;
      return total ? `${rows}（全${formatNumber(total.count)}件${total.isMinimum ? '以上' : ''}）` : rows;
    },
    previous: '前のページ',
    next: '次のページ',
  },
};

export const listStrings = { en, ja };
