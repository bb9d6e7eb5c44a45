import { randomInt } from 'node:crypto';

/** Letters and digits that nobody takes for one another on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 4;
const groupLength = 4;

const makeGroup = () =>
  Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/** The first group finds a code among an administrator's; the others, 59 bits, are kept as a hash only. */
export interface RecoveryCode {
  beginning: string;
  rest: string;
}

/** `count` codes, no two of which begin alike. */
export function makeRecoveryCodes(count: number): RecoveryCode[] {
  const beginnings = new Set<string>();
  while (beginnings.size < count) beginnings.add(makeGroup());
  return [...beginnings].map((beginning) => ({
    beginning,
    rest: Array.from({ length: groups - 1 }, makeGroup).join('-'),
  }));
}

export const inWriting = ({ beginning, rest }: RecoveryCode) => `${beginning}-${rest}`;

/** Reads a code with or without its hyphens, in any case; undefined where it can be none. */
export function readRecoveryCode(text: string): RecoveryCode | undefined {
  const plain = text.toLowerCase().replaceAll(/[\s-]/g, '');
  const [, beginning, ...rest] = /^([a-z\d]{4})([a-z\d]{4})([a-z\d]{4})([a-z\d]{4})$/.exec(plain) ?? [];
  return beginning === undefined ? undefined : { beginning, rest: rest.join('-') };
}
