const en = {
  title: 'Choose your own password',
  hint: 'Your password was set by another administrator. Change it to continue: at least 15 characters; a sentence that you make up yourself works well.',
};

const ja: typeof en = {
  title: 'パスワードを設定してください',
  hint: '現在のパスワードは、ほかの管理者が設定したものです。続けるには、15文字以上のご自身のパスワードに変更してください。ご自身で考えた文章がおすすめです。',
};

export const requiredPasswordStrings = { en, ja };
