const en = {
  add: 'Add a lead',
  hint: 'For someone who called. The lead is marked as added by hand, and nobody is notified.',
  note: 'Note',
  optional: (label: string) => `${label} (optional)`,
  known: 'This number is already in',
  knownEmail: 'This address is already in',
  added: (name: string) => `${name} added`,
  save: 'Add',
  saving: 'Adding…',
  /** What is wrong with a field that the server refused. */
  problems: {
    name: 'Name must have 2 to 100 characters',
    mobileNumber: 'Mobile number must have 6 to 32 characters',
    email: 'Invalid email address',
    note: 'Note must have at most 2,000 characters',
  },
};

const ja: typeof en = {
  add: 'リードを追加',
  hint: '電話でお問い合わせいただいた方を登録します。手動で追加したことが記録され、通知は送信されません。',
  note: 'メモ',
  optional: (label) => `${label}（任意）`,
  known: 'この番号がある一覧：',
  knownEmail: 'このメールアドレスがある一覧：',
  added: (name) => `${name}を追加しました`,
  save: '追加',
  saving: '追加しています…',
  problems: {
    name: '氏名は2～100文字で入力してください',
    mobileNumber: '携帯電話番号は6～32文字で入力してください',
    email: 'メールアドレスが正しくありません',
    note: 'メモは2,000文字以内で入力してください',
  },
};

export const addLeadStrings = { en, ja };
