const shortest = 15;

/** Building blocks of leaked passwords with at least `shortest` characters: common words, keyboard rows and digits. */
const commonParts =
  /p[a@4][s$5]{2}(?:w[o0]rd|phrase)?|admin(?:istrator)?|welc[o0]me|let ?me ?in|change[ _-]?(?:me|it)|s[e3]cr[e3]t|l[o0]gin|master|default|root|test(?:ing)?|user|guest|company|i ?love ?you|correct|horse|battery|staple|qwerty(?:uiop)?|asdf(?:ghjkl)?|zxcv(?:bnm)?|1q2w3e4r(?:5t)?|abc(?:d(?:ef(?:gh(?:ij)?)?)?)?|\d+/g;

/** The reasons why a password is too weak, worded as the end of a sentence. */
export const passwordProblems = {
  short: `it must have at least ${shortest} characters`,
  username: 'it must not contain the user name',
  repeating: 'it repeats itself',
  common: 'it is made of common words and digits',
} as const;

export type PasswordProblem = keyof typeof passwordProblems;

/**
 * Returns why a password is too weak, or undefined if it is acceptable. Checks against `username` if given.
 */
export function passwordProblem(password: string, username?: string): PasswordProblem | undefined {
  if ([...password].length < shortest) return 'short';
  const plain = password.toLowerCase();
  if (username !== undefined && plain.includes(username.toLowerCase())) return 'username';
  if (new Set(plain).size < 6 || /^(.+?)\1+$/u.test(plain)) return 'repeating';
  const rest = plain.replaceAll(commonParts, '').replaceAll(/[\s\p{P}\p{S}]/gu, '');
  return [...rest].length < 4 ? 'common' : undefined;
}
