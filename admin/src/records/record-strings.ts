import { listFilters, textsIn } from '@suite/contracts/list-filters';
import { formatNumber } from '../language/format-number.ts';

const { status, source, assignee, followUp } = listFilters;

/** Titles of the columns that have a filter of the same name. */
const filteredColumns = { status: status.label, source: source.label, assignee: assignee.label };

const submissions = (count: number) => `${formatNumber(count)} ${count === 1 ? 'submission' : 'submissions'}`;

/** Strings that several parts of the list share. The strings of one kind of records are in its `RecordConfig`. */
const en = {
  close: 'Close',
  columns: {
    createdAt: 'Created At',
    actions: 'Actions',
    ...textsIn('en', filteredColumns),
    followUp: 'Follow up on',
  },
  statuses: textsIn('en', status.choices),
  folders: { inbox: 'Inbox', flagged: 'Spam', trash: 'Trash' },
  record: 'Submission',
  disabledAccount: (username: string) => `${username} (disabled)`,
  deletedAccount: 'Deleted account',
  assignees: { anyone: 'Anyone', me: 'Me', none: 'Nobody' },
  filter: (name: string, value: string) => `${name}: ${value}`,
  ...textsIn('en', { dueToday: followUp.choices.today }),
  overdueSince: (date: string) => `Overdue: ${date}`,
  actions: {
    deleted: (count: number) => `${submissions(count)} deleted`,
    restored: (count: number) => `${submissions(count)} restored`,
    changed: (count: number) => `${submissions(count)} changed`,
    assigned: (count: number) => `${submissions(count)} assigned`,
    unassigned: (count: number) => `Assignee removed from ${submissions(count)}`,
    flagged: (count: number) => `${submissions(count)} marked as spam`,
    unflagged: (count: number) => `${submissions(count)} moved to the inbox`,
    reassigned: 'Nothing was changed: somebody else has changed the assignee in the meantime.',
    gone: 'Nothing was changed: this submission has been moved or erased in the meantime.',
  },
};

const ja: typeof en = {
  close: '閉じる',
  columns: {
    createdAt: '受信日時',
    actions: '操作',
    ...textsIn('ja', filteredColumns),
    followUp: '対応予定日',
  },
  statuses: textsIn('ja', status.choices),
  folders: { inbox: '受信箱', flagged: 'スパム', trash: 'ゴミ箱' },
  record: '受信内容',
  disabledAccount: (username) => `${username}（停止中）`,
  deletedAccount: '削除されたアカウント',
  assignees: { anyone: 'すべて', me: '自分', none: '未割り当て' },
  filter: (name, value) => `${name}：${value}`,
  ...textsIn('ja', { dueToday: followUp.choices.today }),
  overdueSince: (date) => `期限超過：${date}`,
  actions: {
    deleted: (count) => `${formatNumber(count)}件を削除しました`,
    restored: (count) => `${formatNumber(count)}件を復元しました`,
    changed: (count) => `${formatNumber(count)}件を変更しました`,
    assigned: (count) => `${formatNumber(count)}件の担当者を変更しました`,
    unassigned: (count) => `${formatNumber(count)}件の割り当てを解除しました`,
    flagged: (count) => `${formatNumber(count)}件をスパムに分類しました`,
    unflagged: (count) => `${formatNumber(count)}件を受信箱に移動しました`,
    reassigned: 'ほかの人が担当者を変更したため、元に戻しませんでした。',
    gone: 'この受信内容はすでに移動または消去されているため、変更されませんでした。',
  },
};

export type RecordStrings = typeof en;

export const recordStrings = { en, ja };
