const en = {
  title: (count: number) =>
    count === 1
      ? 'A wrong second-factor code was entered for your account'
      : `${count} wrong second-factor codes were entered for your account`,
  last: 'Last time:',
  advice:
    'The person who entered them knows your password. If that was not you, change your password now and end your other sessions.',
  changePassword: 'Change password',
  close: 'Close',
};

const ja: typeof en = {
  title: (count) => `このアカウントで、2段階認証の誤ったコードが${count}回入力されました`,
  last: '最終日時：',
  advice:
    '入力した人は、あなたのパスワードを知っています。心当たりがない場合は、すぐにパスワードを変更し、ほかのセッションを終了してください。',
  changePassword: 'パスワードを変更',
  close: '閉じる',
};

export const failedCodesStrings = { en, ja };
