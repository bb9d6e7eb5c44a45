import { formatNumber } from '../../language/format-number.ts';

const en = {
  noMatch: (q: string) => (q === '' ? 'Nothing matches' : `Nothing matches “${q}”`),
  noMatchHint: 'No submission here matches this search and these filters.',
  /** Shown if a search finds nothing; `searched` lists what the search looks in. */
  searchHint: (searched: string) =>
    `The search looks in ${searched}, and finds any part of them. All terms and filters must match.`,
  nothingFlagged: 'Nothing is flagged as possible spam',
  trashEmpty: 'The trash is empty',
  offlineNote: 'You are offline. This is the list as it was last loaded.',
  newCount: (count: number) => `${formatNumber(count)} new`,
  newSubmissions: (count: number) =>
    `${formatNumber(count)} new ${count === 1 ? 'submission' : 'submissions'} - show`,
  select: (name: string) => `Select ${name}`,
  selectPage: 'Select all on this page',
  delete: (name: string) => `Delete ${name}`,
  restore: (name: string) => `Restore ${name}`,
  /** Names of the contact links of a row, and their short forms in its menu. */
  contact: {
    call: (name: string) => `Call ${name}`,
    chat: (name: string) => `WhatsApp ${name}`,
    mail: (name: string) => `Email ${name}`,
  },
  contactNames: { call: 'Call', chat: 'WhatsApp', mail: 'Email' },
  statusOf: (name: string) => `Set the status of ${name}`,
  assign: (name: string) => `Assign ${name}`,
  flag: (name: string) => `Mark ${name} as spam`,
  unflag: (name: string) => `${name} is not spam`,
  menuOf: (name: string) => `Actions for ${name}`,
  shortcuts: 'Keyboard shortcuts',
  shortcutList: [
    { keys: ['/'], meaning: 'Search, from every view' },
    { keys: ['↑', '↓'], meaning: 'Previous, next row (also k, j)' },
    { keys: ['Enter'], meaning: 'Open the row' },
    { keys: ['x', 'Space'], meaning: 'Select the row' },
    { keys: ['a'], meaning: 'Go to the actions for the selected rows' },
    { keys: ['c', 'w', 'm'], meaning: 'Call, WhatsApp, email the sender of the row' },
    { keys: ['s'], meaning: 'Set the status of the row' },
    { keys: ['i', 'I'], meaning: 'Assign the row to me, to someone else' },
    { keys: ['!'], meaning: 'Mark the row as spam, or as not spam' },
    { keys: ['Shift'], meaning: 'Hold while clicking: select a range' },
    { keys: ['Esc'], meaning: 'Close, or clear the selection' },
    { keys: ['?'], meaning: 'This help' },
  ],
};

const ja: typeof en = {
  noMatch: (q) => `${q && `「${q}」に`}該当するものはありません`,
  noMatchHint: '検索語や絞り込みの条件を変えてお試しください。',
  searchHint: (searched) =>
    `検索の対象は${searched}です。一部の文字だけでも見つかります。複数の検索語と絞り込みの条件は、すべてに一致するものだけを表示します。`,
  nothingFlagged: 'スパムの疑いがあるものはありません',
  trashEmpty: 'ゴミ箱は空です',
  offlineNote: 'オフラインです。最後に読み込んだ内容を表示しています。',
  newCount: (count) => `新着${formatNumber(count)}件`,
  newSubmissions: (count) => `新着${formatNumber(count)}件を表示`,
  select: (name) => `${name}を選択`,
  selectPage: 'このページをすべて選択',
  delete: (name) => `${name}を削除`,
  restore: (name) => `${name}を復元`,
  contact: {
    call: (name) => `電話する：${name}`,
    chat: (name) => `WhatsAppで連絡：${name}`,
    mail: (name) => `メールを送る：${name}`,
  },
  contactNames: { call: '電話する', chat: 'WhatsAppで連絡', mail: 'メールを送る' },
  assign: (name) => `${name}の担当者を変更`,
  flag: (name) => `${name}をスパムに分類`,
  unflag: (name) => `${name}はスパムではない`,
  statusOf: (name) => `${name}の状況を変更`,
  menuOf: (name) => `${name}の操作`,
  shortcuts: 'キーボード操作',
  shortcutList: [
    { keys: ['/'], meaning: '検索（どの画面からでも）' },
    { keys: ['↑', '↓'], meaning: '前後の行へ移動（k・jも可）' },
    { keys: ['Enter'], meaning: '行を開く' },
    { keys: ['x', 'Space'], meaning: '行を選択' },
    { keys: ['a'], meaning: '選択した行の操作へ移動' },
    { keys: ['c', 'w', 'm'], meaning: '行の送信者に電話・WhatsApp・メールで連絡' },
    { keys: ['s'], meaning: '行の状況を変更' },
    { keys: ['i', 'I'], meaning: '行を自分・他の人に割り当て' },
    { keys: ['!'], meaning: '行をスパムに分類・解除' },
    { keys: ['Shift'], meaning: 'クリックとともに押すと範囲を選択' },
    { keys: ['Esc'], meaning: '閉じる・選択を解除' },
    { keys: ['?'], meaning: 'このヘルプ' },
  ],
};

export const tableStrings = { en, ja };
