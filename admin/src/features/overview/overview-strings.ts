import { type FormTable, forms } from '@suite/contracts/forms/forms';
import type { OfferingId } from '@suite/contracts/offerings';
import type { ProblemCause } from '@suite/contracts/records';
import { channelNames } from '../../language/channel-names.ts';
import { formatNumber } from '../../language/format-number.ts';
import { kindTitles } from '../../language/kind-titles.ts';
import type { Language } from '../../language/language.ts';
import { sourceNames } from '../../language/source-names.ts';

const plural = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** Returns the singular name of each form's submissions, by the form's table. */
const undeliveredOf = (language: Language) =>
  Object.fromEntries(forms.map(({ table, texts }) => [table, texts[language].one])) as Record<
    FormTable,
    string
  >;

const en = {
  locale: 'en-GB',
  kinds: kindTitles.en,
  title: 'Overview',
  loading: 'Loading the overview...',
  failed: 'The overview could not be loaded.',
  retry: 'Try again',
  response: 'Median response',
  responseHint: (answered: number) => `of ${plural(answered, 'answered submission', 'answered submissions')}`,
  noResponse: 'none yet',
  atOnce: 'under 1 min',
  journal: (depth: number, wait: string) =>
    `${plural(depth, 'submission is', 'submissions are')} waiting for the database, the oldest for ${wait}`,
  waiting: (count: number) => `${plural(count, 'notification', 'notifications')} not sent yet`,
  kept: (count: number) => `${plural(count, 'notification', 'notifications')} kept: no mail server`,
  givenUp: (count: number) => `${plural(count, 'notification', 'notifications')} undelivered`,
  /** Problems with an alert of their own have no text here. */
  problems: {
    journal: 'Some submissions could not be written to the database: ask the operator',
    purge: 'Old records are not deleted: the clock of the server may be wrong',
    disk: 'A disk of the server is nearly full',
    backup: 'The last backup failed or is late',
    offsite: 'Backups are not copied to another machine',
    gateway: 'The gateway does not respond',
    certificate: 'The certificate of the site ends soon or has ended',
  } as Partial<Record<ProblemCause, string>>,
  problemsUnsent: '(nobody is told by mail: no mail server is set up)',
  period: 'Period',
  days: (count: number) => `${count} days`,
  submissions: 'Submissions',
  perDay: 'Submissions per day',
  /** The period in which all records that are kept were received. */
  all: 'All',
  showAll: 'Show all time',
  dayCursor: 'Day in the chart',
  utc: 'days in UTC',
  lastDays: (count: number) => `Last ${count} days`,
  summary: (first: string, last: string, total: number, peak: { day: string; count: number } | null) =>
    `Submissions per day from ${first} to ${last}, days in UTC: ${formatNumber(total)} in all${
      peak ? `, most on ${peak.day} (${formatNumber(peak.count)})` : ''
    }.`,
  sources: 'By source',
  offerings: 'By offering',
  none: 'Nothing in this period',
  sourceNames: sourceNames.en,
  offeringNames: {
    erp: 'ERP',
    property: 'Property management',
    jewellery: 'Jewellery management',
    lms: 'Learning management',
    web: 'Web applications',
    mobile: 'Mobile apps',
  } satisfies Record<OfferingId, string>,
  notifications: 'Notifications',
  notificationsHint: 'The submissions themselves are safe in their lists.',
  waitingHint: (count: number) =>
    `${plural(count, 'notification is', 'notifications are')} waiting, to be sent as soon as a mail server or webhook accepts them.`,
  keptHint: (count: number) =>
    `${plural(count, 'notification is', 'notifications are')} kept, because no mail server is set up.`,
  givenUpHint: 'Not delivered after two days of attempts:',
  allSent: 'No notification is waiting or undelivered.',
  undeliveredOf: undeliveredOf('en'),
  channels: channelNames.en,
  attempts: (count: number) => plural(count, 'attempt', 'attempts'),
  sendAgain: 'Send again',
  sendAgainFor: (about: string) => `Send again: ${about}`,
  sentAgain: 'The notification will be sent again.',
  sendAgainFailed: 'The notification could not be queued again. Please try again.',
};

const ja: typeof en = {
  locale: 'ja-JP',
  kinds: kindTitles.ja,
  title: '概況',
  loading: '概況を読み込んでいます…',
  failed: '概況を読み込めませんでした。',
  retry: '再試行',
  response: '対応時間（中央値）',
  responseHint: (answered) => `対応済み${formatNumber(answered)}件`,
  noResponse: '実績なし',
  atOnce: '1分未満',
  journal: (depth, wait) => `データベースへの反映待ちが${formatNumber(depth)}件あります（最長${wait}経過）`,
  waiting: (count) => `未送信の通知 ${formatNumber(count)}件`,
  kept: (count) => `通知${formatNumber(count)}件を保留中（メールサーバー未設定）`,
  givenUp: (count) => `送信できなかった通知 ${formatNumber(count)}件`,
  problems: {
    journal: 'データベースに書き込めなかった受付があります。運用担当者に連絡してください',
    purge: '古いデータが削除されていません。サーバーの時計を確認してください',
    disk: 'サーバーのディスクの空きが残りわずかです',
    backup: '直近のバックアップが失敗したか、遅れています',
    offsite: 'バックアップが別のマシンにコピーされていません',
    gateway: 'ゲートウェイが応答していません',
    certificate: 'サイトの証明書の期限が近いか、切れています',
  } as Partial<Record<ProblemCause, string>>,
  problemsUnsent: '（メールサーバー未設定のため、メールでは通知されません）',
  period: '期間',
  days: (count) => `${count}日間`,
  submissions: '受付件数',
  perDay: '日別受付件数',
  all: '全期間',
  showAll: '全期間を表示',
  dayCursor: 'グラフの日付',
  utc: '日付はUTC',
  lastDays: (count) => `直近${count}日間`,
  summary: (first, last, total, peak) =>
    `${first}から${last}までの日別受付件数（日付はUTC）。合計${formatNumber(total)}件${
      peak ? `、最多は${peak.day}の${formatNumber(peak.count)}件` : ''
    }。`,
  sources: '流入元別',
  offerings: '製品・サービス別',
  none: 'この期間のデータはありません',
  sourceNames: sourceNames.ja,
  offeringNames: {
    erp: 'ERP',
    property: '宿泊管理（PMS）',
    jewellery: '宝飾店管理',
    lms: '学習管理（LMS）',
    web: 'Webアプリケーション',
    mobile: 'モバイルアプリ',
  },
  notifications: '社内への通知',
  notificationsHint: '受け付けた内容そのものは一覧に保存されています。',
  waitingHint: (count) =>
    `${formatNumber(count)}件の通知が送信を待っています。メールサーバーまたはWebhookが受け付け次第、自動的に送信します。`,
  keptHint: (count) =>
    `メールサーバーが設定されていないため、${formatNumber(count)}件の通知を保留しています。`,
  givenUpHint: '2日間再送を試みましたが、送信できなかった通知：',
  allSent: '送信待ちの通知も、送信できなかった通知もありません。',
  undeliveredOf: undeliveredOf('ja'),
  channels: channelNames.ja,
  attempts: (count) => `${formatNumber(count)}回試行`,
  sendAgain: '再送する',
  sendAgainFor: (about) => `再送する：${about}`,
  sentAgain: '通知を再送します。',
  sendAgainFailed: '再送の手続きができませんでした。もう一度お試しください。',
};

export const overviewStrings = { en, ja };
