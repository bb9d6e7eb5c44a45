import { type FailureStrings, failureStrings } from '../../submission/failure-strings.ts';
import type { LeadStrings } from './lead-strings.ts';

const japanese: FailureStrings = {
  because: {
    offline: 'インターネットに接続されていません。入力内容は残っています。接続後にもう一度送信してください。',
    noAnswer:
      'サーバーに接続できませんでした。入力内容は残っています。しばらくしてからもう一度お試しください。',
    verification: '確認が完了しませんでした。入力内容は残っています。もう一度お試しください。',
    verifierDown: '確認が完了しませんでした。入力内容は残っています。もう一度お試しください。',
    fields: '印のついた項目をご確認ください。',
    refused: '送信を受け付けられませんでした。入力内容は残っています。もう一度お試しください。',
    unavailable: 'ただいま受け付けられません。入力内容は残っています。数分後にもう一度お試しください。',
  },
  tooMany: (minutes) =>
    `お使いのネットワークからの送信が多すぎます。入力内容は残っています。${minutes}分後にもう一度お試しください。`,
  reach: {
    call: 'お電話（',
    or: '）またはメール（',
    write: 'メール（',
    end: '）でもご連絡いただけます。',
  },
};

/** Messages shown beside the lead form after a failure. Kept apart from its other texts, which load with the page. */
export const leadFailureStrings: Record<LeadStrings['lang'], FailureStrings> = {
  en: failureStrings,
  ja: japanese,
};
