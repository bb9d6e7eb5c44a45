import { formatNumber } from '../../language/format-number.ts';

const en = {
  label: 'Selection',
  chosen: (count: number) => `${formatNumber(count)} selected`,
  all: (count: number) => `All ${formatNumber(count)} matches selected`,
  selectAll: (count: number | undefined) =>
    count === undefined ? 'Select all matching' : `Select all ${formatNumber(count)} matching`,
  /**
   * Shown when a selection exceeds the limit of `count`; `canSelectAll` adds that all matching can be selected instead.
   */
  full: (count: number, canSelectAll: boolean) =>
    `No more than ${formatNumber(count)} can be selected one by one: nothing was added.${canSelectAll ? ' You can select all matching instead.' : ''}`,
  actions: {
    status: 'Set status',
    assign: 'Assign',
    followUp: 'Set follow-up',
    read: 'Mark as read',
    delete: 'Delete',
    restore: 'Restore',
    flag: 'Mark as spam',
    unflag: 'Not spam',
  },
  assignTitle: (count: number) =>
    `Assign ${formatNumber(count)} ${count === 1 ? 'submission' : 'submissions'}`,
  assignHint: 'Choose one account, or several to share the submissions equally.',
  unassign: 'Remove assignee',
  assignTo: (name: string) => `Assign to: ${name}`,
  statusTo: (status: string) => `Set status: ${status}`,
  /** Label of the menu with further actions. */
  more: 'More actions',
  clear: 'Clear selection',
  confirmTitle: (count: number) =>
    `Delete ${formatNumber(count)} ${count === 1 ? 'submission' : 'submissions'}?`,
  confirmHint: 'Deleted submissions go to the trash, from where you can restore them.',
};

const ja: typeof en = {
  label: '選択中の項目',
  chosen: (count) => `${formatNumber(count)}件選択中`,
  all: (count) => `該当する${formatNumber(count)}件すべてを選択中`,
  selectAll: (count) =>
    count === undefined ? '該当するものをすべて選択' : `該当する${formatNumber(count)}件をすべて選択`,
  full: (count, canSelectAll) =>
    `個別に選択できるのは${formatNumber(count)}件までのため、追加されませんでした。${canSelectAll ? '該当するものをすべて選択することもできます。' : ''}`,
  actions: {
    status: '状況を変更',
    assign: '割り当て',
    followUp: '対応予定日を設定',
    read: '既読にする',
    delete: '削除',
    restore: '復元',
    flag: 'スパムに分類',
    unflag: 'スパムではない',
  },
  assignTitle: (count) => `${formatNumber(count)}件を割り当て`,
  assignHint: '担当者を選択してください。複数選ぶと均等に割り当てます。',
  unassign: '割り当てを解除',
  assignTo: (name) => `担当者を「${name}」に変更`,
  statusTo: (status) => `状況を「${status}」に変更`,
  more: 'その他の操作',
  clear: '選択を解除',
  confirmTitle: (count) => `${formatNumber(count)}件を削除しますか？`,
  confirmHint: 'ゴミ箱に移動します。ゴミ箱から復元できます。',
};

export const selectionStrings = { en, ja };
