import { type PasswordProblem, passwordProblem } from '@suite/contracts/password-problem';

/** Messages for the problems of a new password. */
const en = {
  required: 'Please enter a password',
  tooLong: 'The password must be at most 200 characters',
  problems: {
    short: 'The password must have at least 15 characters',
    username: 'The password must not contain the username',
    repeating: 'The password repeats itself',
    common: 'The password is made of common words and digits',
  } satisfies Record<PasswordProblem, string>,
};

const ja: typeof en = {
  required: 'パスワードを入力してください',
  tooLong: 'パスワードは200文字以内で入力してください',
  problems: {
    short: 'パスワードは15文字以上で入力してください',
    username: 'パスワードにユーザー名を含めることはできません',
    repeating: '同じ文字列の繰り返しは使用できません',
    common: 'よく使われる単語と数字だけのパスワードは使用できません',
  },
};

type PasswordStrings = typeof en;

export const passwordStrings = { en, ja };

/** Returns what is wrong with a new password, or undefined if it is valid. */
export function describePassword(password: string, username: string, strings: PasswordStrings) {
  if (password === '') return strings.required;
  if (password.length > 200) return strings.tooLong;
  const problem = passwordProblem(password, username);
  return problem && strings.problems[problem];
}
