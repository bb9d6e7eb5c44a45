import type { LeadStrings } from './lead-strings.ts';

/** Japanese texts of the lead dialog. */
export const japaneseLeadStrings: LeadStrings = {
  lang: 'ja',
  title: '折り返しのご連絡',
  description: 'お名前とお電話番号をお知らせください。担当者よりご連絡いたします。',
  close: '閉じる',
  labels: { name: 'お名前（必須）', mobileNumber: '携帯電話番号（必須）', email: 'メールアドレス（任意）' },
  problems: {
    name: 'お名前は2文字以上、100文字以内でご入力ください。',
    mobileNumber: '携帯電話番号は6文字以上、32文字以内でご入力ください。',
    email: 'メールアドレスの形式をご確認ください。',
  },
  submit: '送信する',
  submitting: '送信しています…',
  sent: {
    title: '送信しました',
    description: 'お問い合わせありがとうございます。担当者より折り返しご連絡いたします。',
  },
  failed: {
    title: '送信できませんでした',
    description: 'お手数ですが、しばらくしてからもう一度お試しください。',
  },
  notLoaded: {
    title: 'フォームを読み込めませんでした',
    description: '通信環境をご確認のうえ、もう一度お試しください。',
  },
};
