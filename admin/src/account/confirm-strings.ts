const en = {
  title: 'Confirm that it is you',
  password: 'Your current password',
  passwordRequired: 'Please enter your current password',
  wrongPassword: 'The password is wrong',
  code: 'Your second-factor code',
  codeHint: 'Six digits from your authenticator app, or a recovery code.',
  codeRequired: 'Please enter a code',
  wrongCode: 'The code is wrong or was used before. Wait for the next one.',
  working: 'Checking...',
};

const ja: typeof en = {
  title: '本人確認',
  password: 'ご自身の現在のパスワード',
  passwordRequired: '現在のパスワードを入力してください',
  wrongPassword: 'パスワードが正しくありません',
  code: 'ご自身の2段階認証コード',
  codeHint: '認証アプリに表示される6桁の数字、またはリカバリーコード。',
  codeRequired: 'コードを入力してください',
  wrongCode: 'コードが正しくないか、すでに使用されています。次のコードが表示されるまでお待ちください。',
  working: '確認しています…',
};

export const confirmStrings = { en, ja };
