import { randomInt } from 'node:crypto';

/** Letters and digits that are hard to confuse on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 4;
const groupLength = 4;

const makeGroup = () =>
  Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/**
 * A recovery code. Its first group is the lookup key among an account's codes; the rest (59 bits) is stored as a hash.
 */
export interface RecoveryCode {
  beginning: string;
  rest: string;
}

/** Returns `count` codes with different first groups. */
export function makeRecoveryCodes(count: number): RecoveryCode[] {
  const prefixes = new Set<string>();
  while (prefixes.size < count) prefixes.add(makeGroup());
  return [...prefixes].map((beginning) => ({
    beginning,
    rest: Array.from({ length: groups - 1 }, makeGroup).join('-'),
  }));
}

export const formatRecoveryCode = ({ beginning, rest }: RecoveryCode) => `${beginning}-${rest}`;

/** Parses a code without hyphens, in upper or lower case. Returns undefined if it is malformed. */
export function readRecoveryCode(text: string): RecoveryCode | undefined {
  const [, beginning, ...rest] =
    /^([a-z\d]{4})([a-z\d]{4})([a-z\d]{4})([a-z\d]{4})$/.exec(text.toLowerCase()) ?? [];
  return beginning === undefined ? undefined : { beginning, rest: rest.join('-') };
}
