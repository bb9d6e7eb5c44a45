const en = {
  title: 'Choose your own password',
  hint: 'Your password was set by an administrator. Choose a new one to continue, with at least 15 characters. A sentence that you make up yourself works well.',
};

const ja: typeof en = {
  title: 'ご自身のパスワードを設定してください',
  hint: '現在のパスワードは管理者が設定したものです。続けるには、15文字以上のご自身のパスワードに変更してください。ご自身で考えた文章がおすすめです。',
};

export const requiredPasswordStrings = { en, ja };
