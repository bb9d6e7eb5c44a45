import type { TrailEntry } from '@suite/contracts/records';
import { retentionMonths } from '@suite/site/retention';
import type { RecordStrings } from './record-strings.ts';

const number = (value: number) => value.toLocaleString('ja');

const historyStrings: Record<TrailEntry['kind'], string> = {
  status: '状況の変更',
  note: 'メモの追加',
  read: '既読',
  unread: '未読に戻す',
  trash: '削除',
  restore: '復元',
  unflag: '迷惑メールではないと判断',
};

const suspicions: Record<string, string> = {
  honeypot: '画面に表示されない項目に入力がありました',
  'hurry, links': '2秒以内に送信され、リンクが多く含まれています',
  'captcha used twice': '認証が二度使われました',
};

const statuses = { new: '新規', contacted: '連絡済み', won: '成約', lost: '不成立' };

export const japaneseRecordStrings: RecordStrings = {
  success: '完了しました',
  error: 'エラー',
  undo: '元に戻す',
  close: '閉じる',
  tryAgain: '再試行',
  toolbar: {
    label: '検索と絞り込み',
    search: '検索',
    folders: { inbox: '受信箱', flagged: '要確認', trash: 'ゴミ箱' },
    folder: 'フォルダー',
    filters: '絞り込み',
    columns: '表示項目',
    refresh: '更新',
    exportCsv: 'CSVを出力',
    selectedOnly: (count) => `選択した${number(count)}件`,
    trashNote: `ゴミ箱は自動的に空になります。受信から${retentionMonths}か月を過ぎたものは保管されません。`,
  },
  filters: {
    label: '絞り込み',
    status: '状況',
    anyStatus: 'すべて',
    source: '流入元',
    from: '開始日',
    to: '終了日',
    unread: '未読のみ',
    clear: '条件をクリア',
  },
  columns: {
    createdAt: '受信日時',
    actions: '操作',
    status: '状況',
    source: '流入元',
  },
  statuses,
  list: {
    loading: (title) => `${title}を読み込んでいます…`,
    noMatch: '該当するものはありません',
    noMatchHint: '検索語や絞り込みの条件を変えてお試しください。',
    searchHint: (searched) =>
      `検索の対象は${searched}です。言葉は先頭部分から、電話番号とメールアドレスは途中の3文字以上でも見つかります。複数の検索語と絞り込みの条件は、すべてに一致するものだけを表示します。`,
    nothingFlagged: '迷惑メールの疑いがあるものはありません',
    trashEmpty: 'ゴミ箱は空です',
    failed: '一覧を読み込めませんでした',
    unreadable: 'サーバーの応答を読み取れませんでした。',
    noAnswer: 'サーバーから応答がありません。接続をご確認ください。',
    refused: 'この検索条件、絞り込み、またはページでは一覧を表示できません。',
    offline: 'オフラインです。接続が戻ると一覧を表示します。',
    offlineNote: 'オフラインです。最後に読み込んだ内容を表示しています。',
    answered: (message) => `サーバーの応答: ${message}`,
    newOnes: (count) => `新着${number(count)}件を表示`,
  },
  row: {
    open: (name) => `${name}を開く`,
    select: (name) => `${name}を選択`,
    selectPage: 'このページをすべて選択',
    delete: (name) => `${name}を削除`,
    restore: (name) => `${name}を復元`,
  },
  pager: {
    label: 'ページ',
    range: (from, to, total) => {
      const rows = `${number(from)}～${number(to)}件`;
      return total === undefined ? rows : `${rows}（全${number(total)}件）`;
    },
    previous: '前のページ',
    next: '次のページ',
  },
  selection: {
    label: '選択中の項目',
    chosen: (count) => `${number(count)}件を選択中`,
    all: (count) => `該当する${number(count)}件すべてを選択中`,
    selectAll: (count) =>
      count === undefined ? '該当するものをすべて選択' : `該当する${number(count)}件をすべて選択`,
    full: (count, canSelectAll) =>
      `個別に選択できるのは${number(count)}件までのため、追加されませんでした。${canSelectAll ? '該当するものをすべて選択することもできます。' : ''}`,
    actions: {
      status: '状況を変更',
      read: '既読にする',
      delete: '削除',
      restore: '復元',
      unflag: '迷惑メールではない',
    },
    statusTo: (status) => `状況を「${status}」に変更`,
    more: 'その他の操作',
    clear: '選択を解除',
    confirmTitle: (count) => `${number(count)}件を削除しますか？`,
    confirmHint: 'ゴミ箱に移動します。ゴミ箱から復元できます。',
    cancel: 'キャンセル',
  },
  actions: {
    deleted: (count) => `${number(count)}件を削除しました`,
    restored: (count) => `${number(count)}件を復元しました`,
    changed: (count) => `${number(count)}件を変更しました`,
    unflagged: (count) => `${number(count)}件を受信箱に移動しました`,
    failed: '処理できませんでした。もう一度お試しください。',
    restoreFailed: '復元できませんでした',
    exportOffline: 'オフラインのため、出力できませんでした。',
  },
  detail: {
    label: '受信内容',
    previous: '前の受信内容',
    next: '次の受信内容',
    failed: '受信内容を読み込めませんでした',
    gone: 'この受信内容はすでにありません。',
    received: '受信日時',
    status: '状況',
    markUnread: '未読に戻す',
    flagged: (reason) => `迷惑メールの疑い: ${suspicions[reason] ?? reason}`,
    notSpam: '迷惑メールではない',
    deletedAt: '削除日時',
    copy: (title) => `${title}をコピー`,
    copied: (title) => `${title}をコピーしました`,
    writeTo: 'メールを書く',
    call: '電話をかける',
    chat: 'WhatsAppで連絡',
    delete: '削除',
    restore: '復元',
    notes: 'メモ',
    note: 'メモ',
    noteHint: '次の担当者への申し送り',
    addNote: 'メモを追加',
    noteFailed: 'メモを保存できませんでした。もう一度お試しください。',
    changeFailed: '変更を保存できませんでした。もう一度お試しください。',
    history: '履歴',
    historyEntry: (kind, detail) =>
      kind === 'status'
        ? `状況: ${(statuses as Record<string, string>)[detail] ?? detail}`
        : historyStrings[kind],
    somebody: 'システム',
    deliveries: '社内への通知',
    delivery: { sent: '送信済み', failed: '送信失敗', waiting: '送信待ち' },
    origin: '流入経路',
    firstVisit: '初回の訪問',
    lastVisit: '直近の訪問',
    noOrigin: '不明（訪問者の同意がありません）',
    touch: { campaign: 'キャンペーン', site: '参照元', page: 'ページ', language: '言語', click: '広告' },
  },
  help: {
    title: 'キーボード操作',
    keys: [
      [['/'], '検索'],
      [['↑', '↓'], '前後の行へ移動（k・jも可）'],
      [['Enter'], '行を開く'],
      [['x', 'Space'], '行を選択'],
      [['a'], '選択した行の操作へ移動'],
      [['Shift'], 'クリックとともに押すと範囲を選択'],
      [['Esc'], '閉じる・選択を解除'],
      [['?'], 'このヘルプ'],
    ],
  },
};
