import { passwordProblem } from './password-problem.ts';

test.each([
  ['a password of 14 characters', 'the green tuk!', 'short'],
  ['14 characters of two code units each', '🐘🍋🥭🌴🛺🪁🍵'.repeat(2), 'short'],
  ['the user name', 'the NIMAL of Galle', 'username'],
  ['five different characters', 'abcdeabcdabcdea', 'repeating'],
  ['one word several times', 'mangotree7'.repeat(3), 'repeating'],
  ['common words and digits', 'Admin-Password-2026', 'common'],
  ['common words in other spellings', 'p@$$w0rd welc0me s3cret', 'common'],
  ['common words in several parts', 'let me in, change-it, i love you', 'common'],
  ['rows of the keyboard', 'qwertyuiop asdfghjkl zxcvbnm', 'common'],
  ['the start of the alphabet', 'abcdefghij 1q2w3e4r5t', 'common'],
  ['short rows of the keyboard', 'zxcv asdf qwerty iloveyou', 'common'],
  ['the example of a passphrase', 'correct horse battery staple', 'common'],
  ['three letters besides common words', 'administrator passphrase xyz', 'common'],
] as const)('rejects %s', (_what, password, problem) => {
  expect(passwordProblem(password, 'Nimal')).toBe(problem);
});

test.each([
  ['15 characters', 'the green tuk!!'],
  ['six different characters', 'abcdef fedcba caf'],
  ['four letters besides common words', 'administrator passphrase wxyz'],
  ['the user name of another account', 'the quiet nimali harbour'],
])('accepts %s', (_what, password) => {
  expect(passwordProblem(password, 'Ruwani')).toBeUndefined();
});

test('does not check for a user name unless there is one', () => {
  expect(passwordProblem('the quiet harbour of Galle')).toBeUndefined();
});
