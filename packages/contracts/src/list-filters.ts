import type { Label } from './forms/form.ts';

interface Common {
  label: Label;
  /** Property of a record that the filter compares, if administrators can change it. */
  property?: 'status' | 'isRead' | 'assigneeId' | 'followUp';
}

/** A choice of one value, a text of at most `most` characters in lower case, an account, or a flag that is set or not. */
export type ListFilter = Common &
  (
    | { type: 'choice'; choices: Readonly<Record<string, Label>>; isNamedByChoice?: boolean }
    | { type: 'text'; most: number }
    | { type: 'account' | 'flag' }
  );

/**
 * The filters of all lists, by their names in addresses and calls of the API. Toolbar, active filters, saved views,
 * exports, bulk actions and the API derive from them; `api/src/records/filter-conditions.ts` has their SQL.
 */
export const listFilters = {
  status: {
    type: 'choice',
    label: { en: 'Status', ja: '状況' },
    property: 'status',
    choices: {
      new: { en: 'New', ja: '新規' },
      contacted: { en: 'Contacted', ja: '連絡済み' },
      won: { en: 'Won', ja: '成約' },
      lost: { en: 'Lost', ja: '不成立' },
    },
  },
  source: { type: 'text', label: { en: 'Source', ja: '流入元' }, most: 40 },
  unread: { type: 'flag', label: { en: 'Unread only', ja: '未読のみ' }, property: 'isRead' },
  /** 'me', the id of an account, or 'none' for records without an assignee. */
  assignee: { type: 'account', label: { en: 'Assigned to', ja: '担当者' }, property: 'assigneeId' },
  /** Always sorted by the follow-up date, oldest first, unless the records are searched. */
  followUp: {
    type: 'choice',
    label: { en: 'Follow-up', ja: '対応予定日' },
    property: 'followUp',
    choices: {
      overdue: { en: 'Overdue', ja: '期限超過' },
      today: { en: 'Due today', ja: '本日対応' },
    },
    isNamedByChoice: true,
  },
} as const satisfies Record<string, ListFilter>;

export type FilterName = keyof typeof listFilters;

export const listFilterNames = Object.keys(listFilters) as FilterName[];

type ValueOf<Filter extends ListFilter> = Filter extends { choices: infer Choices }
  ? keyof Choices
  : Filter extends { type: 'flag' }
    ? boolean
    : string;

/** The values of the filters in calls of the API and in saved views. */
export type FilterValues = { -readonly [Name in FilterName]?: ValueOf<(typeof listFilters)[Name]> };

export const followUpChoices = Object.keys(
  listFilters.followUp.choices,
) as (keyof typeof listFilters.followUp.choices)[];

/** Times of receipt that move: days of the calendar, and since the account's last visit. */
export const datePresets = {
  visit: { en: 'New since my last visit', ja: '前回のアクセス以降の新着' },
  today: { en: 'Today', ja: '今日' },
  yesterday: { en: 'Yesterday', ja: '昨日' },
  week: { en: 'This week', ja: '今週' },
  '30days': { en: 'Last 30 days', ja: '過去30日間' },
} as const satisfies Record<string, Label>;

export type DatePreset = keyof typeof datePresets;

export const datePresetNames = Object.keys(datePresets) as DatePreset[];

/** Returns the texts of labels in a language. */
export const textsIn = <Name extends string>(
  language: keyof Label,
  labels: Readonly<Record<Name, Label>>,
): Record<Name, string> =>
  Object.fromEntries(Object.entries<Label>(labels).map(([name, label]) => [name, label[language]])) as Record<
    Name,
    string
  >;
