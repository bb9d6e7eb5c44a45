const shortest = 15;

/** What the lists of leaked passwords of that length are made of: a few words, keyboard rows and digits. */
const commonParts =
  /p[a@4][s$5]{2}(?:w[o0]rd|phrase)?|admin(?:istrator)?|welc[o0]me|let ?me ?in|change ?(?:me|it)|s[e3]cr[e3]t|l[o0]gin|master|default|root|test(?:ing)?|user|guest|company|i ?love ?you|correct|horse|battery|staple|qwerty(?:uiop)?|asdf(?:ghjkl)?|zxcv(?:bnm)?|1q2w3e4r(?:5t)?|abc(?:d(?:ef(?:gh(?:ij)?)?)?)?|\d+/g;

/** Says what makes a password too weak for production (R22); undefined where nothing does. */
export function passwordProblem(password: string, username: string): string | undefined {
  if ([...password].length < shortest) return `it must have at least ${shortest} characters`;
  const plain = password.toLowerCase();
  if (plain.includes(username.toLowerCase())) return 'it must not contain the user name';
  if (new Set(plain).size < 6 || /^(.+?)\1+$/u.test(plain)) return 'it repeats itself';
  const rest = plain.replaceAll(commonParts, '').replaceAll(/[\s\p{P}\p{S}]/gu, '');
  if ([...rest].length < 4) return 'it is made of common words and digits';
  return undefined;
}
