const en = {
  title: (count: number) =>
    count === 1
      ? 'A wrong second-factor code was entered for your account'
      : `${count} wrong second-factor codes were entered for your account`,
  last: 'Last time: ',
  advice:
    'The person who entered them knows your password. If that was not you, change your password now and end your other sessions.',
  changePassword: 'Change password',
  close: 'Close',
};

const ja: typeof en = {
  title: (count) => `このアカウントで2段階認証のコードの誤入力が${count}回ありました`,
  last: '最終日時：',
  advice:
    '入力した人はこのアカウントのパスワードを知っています。心当たりがない場合は、すぐにパスワードを変更してほかのセッションを終了してください。',
  changePassword: 'パスワードを変更',
  close: '閉じる',
};

export const failedCodesStrings = { en, ja };
