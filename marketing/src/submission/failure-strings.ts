import type { SubmissionFailure } from './failure.ts';
import { reachStrings } from './reach-strings.ts';

const en = {
  because: {
    offline: 'You are not connected to the internet. What you typed is kept: send it again once you are.',
    noAnswer: 'Our server could not be reached. What you typed is kept: please try again in a moment.',
    verification: 'The verification was not accepted. What you typed is kept: please verify once more.',
    verifierDown: 'The verification could not be checked. What you typed is kept: please verify once more.',
    fields: 'Please check the fields that are marked.',
    refused: 'Our server did not accept this form. What you typed is kept: please try again.',
    reloaded:
      'The page was reloaded and your form is not sent yet. What you typed is kept: please send it again.',
    unavailable:
      'Our server can’t take this form right now. What you typed is kept: please try again in a few minutes.',
  } satisfies Record<Exclude<SubmissionFailure['kind'], 'tooMany'>, string>,
  tooMany: (minutes: number) =>
    `Too many forms have come from your network. What you typed is kept: please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  otherAddress: 'Forms are accepted only at',
  reach: reachStrings.en,
};

const ja: typeof en = {
  because: {
    offline: 'インターネットに接続されていません。入力内容は残っています。接続後にもう一度送信してください。',
    noAnswer:
      'サーバーに接続できませんでした。入力内容は残っています。しばらくしてからもう一度お試しください。',
    verification: '確認が完了しませんでした。入力内容は残っています。もう一度お試しください。',
    verifierDown: '確認が完了しませんでした。入力内容は残っています。もう一度お試しください。',
    fields: '印のついた項目をご確認ください。',
    refused: '送信を受け付けられませんでした。入力内容は残っています。もう一度お試しください。',
    reloaded:
      'ページが再読み込みされ、まだ送信されていません。入力内容は残っています。もう一度送信してください。',
    unavailable: 'ただいま受け付けられません。入力内容は残っています。数分後にもう一度お試しください。',
  },
  tooMany: (minutes) =>
    `お使いのネットワークからの送信が多すぎます。入力内容は残っています。${minutes}分後にもう一度お試しください。`,
  otherAddress: 'フォームを送信できるアドレス:',
  reach: reachStrings.ja,
};

export type FailureStrings = typeof en;

/** Messages beside a form that was not accepted: the reason, the next step, and other ways to reach the company. */
export const failureStrings = { en, ja };
