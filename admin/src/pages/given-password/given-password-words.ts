const en = {
  title: 'Choose your own password',
  hint: 'Your password was set by another administrator. Change it to continue.',
};

const ja: typeof en = {
  title: 'パスワードを設定してください',
  hint: '現在のパスワードは、ほかの管理者が設定したものです。続けるには、ご自身のパスワードに変更してください。',
};

export const givenPasswordWords = { en, ja };
