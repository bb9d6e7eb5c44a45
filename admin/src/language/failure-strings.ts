import { isApiFailure, isRefusal, isUnanswered } from '@suite/web-api';

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Returns a waiting time in English: '2 minutes'. */
function waitInEnglish(seconds: number): string {
  if (seconds < 60) return plural(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes > 90 ? plural(Math.ceil(minutes / 60), 'hour') : plural(minutes, 'minute');
}

/** Returns a waiting time in Japanese: '2分'. */
function waitInJapanese(seconds: number): string {
  if (seconds < 60) return `${seconds}秒`;
  const minutes = Math.ceil(seconds / 60);
  return minutes > 90 ? `${Math.ceil(minutes / 60)}時間` : `${minutes}分`;
}

const en = {
  noAnswer: 'The server did not answer. Please try again.',
  forbidden: 'Your account is not allowed to do this.',
  tooMany: (seconds: number | undefined) =>
    `Too many attempts. Please try again ${seconds ? `in ${waitInEnglish(seconds)}` : 'later'}.`,
  codesRefused: (seconds: number) =>
    `Too many wrong codes. Please try again in ${waitInEnglish(seconds)}, or use a recovery code.`,
  failed: 'That did not work. Please try again.',
};

const ja: typeof en = {
  noAnswer: 'サーバーから応答がありません。もう一度お試しください。',
  forbidden: 'このアカウントではこの操作を行えません。',
  tooMany: (seconds) =>
    `試行回数が多すぎます。${seconds ? `${waitInJapanese(seconds)}後に` : 'しばらくしてから'}もう一度お試しください。`,
  codesRefused: (seconds) =>
    `誤ったコードが続いたため、${waitInJapanese(seconds)}後まで認証アプリのコードは使えません。リカバリーコードは今すぐ使えます。`,
  failed: '操作を完了できませんでした。もう一度お試しください。',
};

export type FailureStrings = typeof en;

export const failureStrings = { en, ja };

/** Returns whether an error means that the session has ended, in which case the sign-in dialog opens. */
export const isSessionEnd = (error: unknown) => isApiFailure(error) && error.status === 401;

/** Returns why an action failed, in the interface language; '' for the end of the session, which a dialog explains. */
export function describeFailure(error: unknown, strings: FailureStrings): string {
  if (isUnanswered(error)) return strings.noAnswer;
  if (!isApiFailure(error)) return strings.failed;
  if (isSessionEnd(error)) return '';
  if (isRefusal(error, 403)) return strings.forbidden;
  if (error.body?.code === 'codes_refused') return strings.codesRefused(error.retryAfter ?? 600);
  if (error.status === 429) return strings.tooMany(error.retryAfter);
  return strings.failed;
}
