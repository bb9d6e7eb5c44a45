import type { ByKind } from '@suite/contracts/forms/forms';
import { offeringIds, offeringTitle } from '@suite/contracts/offerings';
import { channelNames } from '../../language/channel-names.ts';
import { fieldNames } from '../../language/field-names.ts';
import { formatNumber } from '../../language/format-number.ts';
import { kindOrder, kindTitles } from '../../language/kind-titles.ts';
import { sourceNames } from '../../language/source-names.ts';
import { recordStrings } from '../../records/record-strings.ts';

const shares = (counts: ByKind, titles: ByKind<string>) =>
  kindOrder.map((kind) => `${titles[kind]} ${formatNumber(counts[kind])}`);

const titles = Object.fromEntries(offeringIds.map((id) => [id, offeringTitle(id)]));

const en = {
  kinds: kindTitles.en,
  title: 'Privacy',
  retry: 'Try again',
  find: {
    title: 'Data about a person',
    hint: 'Finds everything kept about one person, including spam and the trash, so that you can send it to them or erase it.',
    label: 'E-mail address or phone number',
    invalid: 'Please enter a complete e-mail address, or a phone number of at least 7 digits',
    submit: 'Find',
    busy: 'Searching...',
  },
  found: {
    title: (person: string) => `Data about ${person}`,
    none: (person: string) => `Nothing is kept about ${person}.`,
    count: (count: number) => (count === 1 ? '1 submission' : `${formatNumber(count)} submissions`),
    download: 'Download as JSON',
    erase: 'Erase this person’s data',
    untitled: 'No name',
  },
  fields: fieldNames.en,
  /** Texts for the API's values of some fields. */
  values: {
    folder: recordStrings.en.folders,
    status: recordStrings.en.statuses,
    isRead: { true: 'Yes', false: 'No' },
    source: sourceNames.en,
    channel: channelNames.en,
    product: titles,
    offering: titles,
  } as Record<string, Record<string, string>>,
  /** State of a notification: 'Channel: E-mail, waiting, 2 attempts'. */
  delivery: {
    of: (channel: string) => `Channel: ${channel}, `,
    waiting: 'waiting',
    sent: 'sent',
    failed: 'failed',
    attempts: (count: number) => (count === 1 ? ', 1 attempt' : `, ${count} attempts`),
  },
  erase: {
    title: 'Erase this person’s data for good?',
    hint: (person: string) =>
      `Everything kept about ${person} is erased from the lists, spam, the trash, notes and waiting notifications. This cannot be undone.`,
    label: (person: string) => `Type ${person} to confirm`,
    /** Joins the address and the number of a record. */
    and: ' and ',
    mismatch: (person: string) => `Please type ${person} exactly as shown here`,
    submit: 'Erase for good',
    busy: 'Erasing...',
    done: (receipt: string) => `The data has been erased: ${receipt}`,
  },
  receipts: {
    title: 'Erasure receipts',
    hint: 'A receipt proves that a person’s data was erased, and when. It contains no personal data.',
    loading: 'Loading the receipts...',
    none: 'No data has been erased yet',
    newest: (id: number) => `Receipt no. ${id}`,
    columns: { id: 'No.', at: 'Erased', by: 'By', erased: 'What was erased' },
    removedAccount: 'removed account',
    erased: (erased: ByKind & { outbox: number; journal: number }) =>
      [
        ...shares(erased, kindTitles.en),
        `Notifications ${formatNumber(erased.outbox)}`,
        `Waiting for the database ${formatNumber(erased.journal)}`,
      ].join(' · '),
  },
  retention: {
    title: 'Retention',
    months: (months: number) =>
      `Submissions are kept for ${months} months, as the privacy page promises, and are then deleted automatically, in the lists and in the trash, together with their notes and notifications.`,
    due: (due: ByKind) => `The next purge deletes: ${shares(due, kindTitles.en).join(' · ')}`,
    nothingDue: 'The next purge has nothing to delete.',
    stopped:
      'Automatic deletion is stopped, because the last one was more than a week ago: the clock of the server may be wrong. Ask the operator to check it.',
    check: 'Check again',
    loading: 'Checking...',
    failed: 'The number of submissions due for deletion could not be read.',
  },
};

const ja: typeof en = {
  kinds: kindTitles.ja,
  title: '個人情報',
  retry: '再試行',
  find: {
    title: '本人からの請求への対応',
    hint: '特定の方について保管している情報をすべて検索します。スパムとゴミ箱も対象です。',
    label: 'メールアドレスまたは電話番号',
    invalid: 'メールアドレスの全体、または7桁以上の電話番号を入力してください',
    submit: '検索',
    busy: '検索しています…',
  },
  found: {
    title: (person) => `${person}について保管している情報`,
    none: (person) => `${person}について保管している情報はありません。`,
    count: (count) => `${formatNumber(count)}件`,
    download: 'JSONでダウンロード',
    erase: 'この方の情報を消去',
    untitled: '氏名なし',
  },
  fields: fieldNames.ja,
  values: {
    folder: recordStrings.ja.folders,
    status: recordStrings.ja.statuses,
    isRead: { true: 'はい', false: 'いいえ' },
    source: sourceNames.ja,
    channel: channelNames.ja,
    product: titles,
    offering: titles,
  },
  delivery: {
    of: (channel) => `送信方法：${channel}、`,
    waiting: '送信待ち',
    sent: '送信済み',
    failed: '送信断念',
    attempts: (count) => `（${count}回試行）`,
  },
  erase: {
    title: 'この方の情報を完全に消去しますか？',
    hint: (person) =>
      `${person}について保管している情報を一覧・スパム・ゴミ箱・メモ・送信待ちの通知からすべて消去します。この操作は取り消せません。`,
    and: '・',
    label: (person) => `確認のため「${person}」と入力してください`,
    mismatch: (person) => `「${person}」と正確に入力してください`,
    submit: '完全に消去する',
    busy: '消去しています…',
    done: (receipt) => `情報を消去しました：${receipt}`,
  },
  receipts: {
    title: '消去の記録',
    hint: '消去した事実と日時を証明する記録です。個人情報は含みません。',
    loading: '消去の記録を読み込んでいます…',
    none: '消去の記録はまだありません',
    newest: (id) => `記録番号 ${id}`,
    columns: { id: '番号', at: '消去日時', by: '実行者', erased: '消去した件数' },
    removedAccount: '削除されたアカウント',
    erased: (erased) =>
      [
        ...shares(erased, kindTitles.ja),
        `通知 ${formatNumber(erased.outbox)}`,
        `データベース反映待ち ${formatNumber(erased.journal)}`,
      ].join(' · '),
  },
  retention: {
    title: '保管期間',
    months: (months) =>
      `受け付けた情報は、プライバシーポリシーに記載のとおり${months}か月間保管し、その後は一覧とゴミ箱からメモや通知とともに自動的に削除します。`,
    due: (due) => `次回の自動削除の対象：${shares(due, kindTitles.ja).join(' · ')}`,
    nothingDue: '次回の自動削除の対象はありません。',
    stopped:
      '前回の自動削除から1週間以上経過しているため、自動削除を停止しています。サーバーの時計が正しくない可能性があります。管理担当者に確認を依頼してください。',
    check: 'もう一度確認',
    loading: '確認しています…',
    failed: '自動削除の対象を確認できませんでした。',
  },
};

export const privacyStrings = { en, ja };
