import type { ExportEntry } from '@suite/contracts/records';
import { formatNumber } from '../../language/format-number.ts';
import { kindTitles } from '../../language/kind-titles.ts';

const en = {
  kinds: kindTitles.en,
  title: 'Exports',
  hint: 'Every CSV export, and who started it. Its checksum shows whether a file is the one that was downloaded.',
  loading: 'Loading the exports...',
  none: 'Nothing has been exported yet',
  start: 'Go to the submissions',
  older: 'Show older exports',
  columns: {
    what: 'What',
    rows: 'Rows',
    by: 'By',
    at: 'Started',
    sha256: 'SHA-256',
    state: 'State',
  },
  rowsUnit: (count: number): string => (count === 1 ? 'row' : 'rows'),
  states: { running: 'Running', complete: 'Complete', aborted: 'Aborted' } satisfies Record<
    ExportEntry['state'],
    string
  >,
  removedAccount: 'removed account',
  everything: 'Everything in the inbox',
  chosen: (count: number) => `${formatNumber(count)} selected`,
  search: (text: string) => `Search “${text}”`,
  erasedSearch: 'Search for a person whose data has since been erased',
  expiredSearch: 'Search text no longer kept',
  from: (time: string) => `From ${time}`,
  to: (time: string) => `Before ${time}`,
  comma: ', ',
  columnsOf: (columns: string) => `Columns: ${columns}`,
  copy: (fingerprint: string) => `Copy the SHA-256 ${fingerprint}`,
  copied: 'SHA-256 copied',
  notCopied: 'Your browser blocked copying. Select the text and copy it.',
};

const ja: typeof en = {
  kinds: kindTitles.ja,
  title: 'エクスポート履歴',
  hint: 'CSVファイルの出力をすべて記録しています。SHA‑256により、手元のファイルが出力したものと同一かどうかを確認できます。',
  loading: 'エクスポート履歴を読み込んでいます…',
  none: 'エクスポートの履歴はまだありません',
  start: '受信内容を開く',
  older: 'さらに過去の履歴を表示',
  columns: {
    what: '出力内容',
    rows: '行数',
    by: '実行者',
    at: '開始日時',
    sha256: 'SHA-256',
    state: '状態',
  },
  rowsUnit: () => '行',
  states: { running: '出力中', complete: '完了', aborted: '中断' },
  removedAccount: '削除されたアカウント',
  everything: '受信箱のすべて',
  chosen: (count) => `選択した${formatNumber(count)}件`,
  search: (text) => `検索「${text}」`,
  erasedSearch: '検索（その後、個人データが消去されました）',
  expiredSearch: '検索（検索語は保存期間が過ぎたため削除済み）',
  from: (time) => `${time}以降`,
  to: (time) => `${time}より前`,
  comma: '、',
  columnsOf: (columns) => `項目：${columns}`,
  copy: (fingerprint) => `SHA-256「${fingerprint}」をコピー`,
  copied: 'SHA-256をコピーしました',
  notCopied: 'ブラウザーの設定によりコピーできませんでした。選択してコピーしてください。',
};

export type ExportsStrings = typeof en;

export const exportsStrings = { en, ja };
