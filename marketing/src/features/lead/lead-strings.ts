import type { LeadInput } from '@suite/contracts/forms/lead-schema';
import type { SubmissionStrings } from '../../submission/submission-strings.ts';

const en = {
  title: 'Start your journey with us',
  description: 'Leave your name and number, and one of our specialists will call you back.',
  close: 'Close',
  labels: { name: 'Name*', mobileNumber: 'Mobile Number*', email: 'Email (Optional)' },
  emailHint: 'So that we can also reply in writing.',
  submit: 'Submit',
  submitting: 'Submitting...',
  sent: {
    title: 'Success!',
    next: ({ mobileNumber }: LeadInput) => `One of our specialists will call you back on ${mobileNumber}.`,
  },
  failed: { title: 'Error', description: 'Failed to submit. Please try again later.' },
};

export type LeadStrings = typeof en & SubmissionStrings<keyof LeadInput>;

const ja: LeadStrings = {
  title: '折り返し連絡のご依頼',
  description: 'お名前とお電話番号をお知らせください。担当者よりご連絡いたします。',
  close: '閉じる',
  labels: { name: 'お名前（必須）', mobileNumber: '携帯電話番号（必須）', email: 'メールアドレス（任意）' },
  emailHint: 'メールでもご連絡いたします。',
  problems: {
    name: 'お名前は2文字以上100文字以内でご入力ください。',
    mobileNumber: '携帯電話番号は6文字以上32文字以内でご入力ください。',
    email: 'メールアドレスを正しい形式でご入力ください。',
  },
  submit: '送信する',
  submitting: '送信しています…',
  sent: {
    title: '送信しました',
    description: 'お問い合わせありがとうございます。担当者より折り返しご連絡いたします。',
    next: ({ mobileNumber }) => `担当者より${mobileNumber}へお電話いたします。`,
  },
  failed: {
    title: '送信できませんでした',
    description: 'お手数ですが、しばらくしてからもう一度お試しください。',
  },
};

export const leadStrings = { en, ja };
