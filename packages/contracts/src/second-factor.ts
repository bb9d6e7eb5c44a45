import { type InferType, object } from 'yup';
import { password } from './credentials.ts';
import { asciiDigits, digitsForLetters, hyphenLetters } from './phone.ts';
import { cleanLine, line } from './text.ts';

/**
 * Spaces, punctuation and invisible characters between the groups of a code, the signs of keycap digits, and letters typed for
 * a hyphen.
 */
const separator = String.raw`\s\p{P}\p{S}\p{M}\p{Default_Ignorable_Code_Point}${hyphenLetters}`;
const betweenGroups = new RegExp(`[${separator}]`, 'gu');

/** A group of a recovery code. Words with other letters are not, so that spaces can separate groups at the end of a text. */
const group = '[a-hjkmnp-z2-9]{4}';

/**
 * Six digits or four groups of a recovery code in a text of words, as they are copied: 'Code: 123 456, valid for 30 seconds'.
 * Other scripts write words without spaces: '認証コードは123456です'.
 */
const codeInText = new RegExp(
  `(?<![a-z\\d])(?:\\d{3}[${separator}]?\\d{3}|[a-z\\d]{4}(?:(?!\\s)[${separator}][a-z\\d]{4}){3}|${group}(?:\\s${group}){3}(?=\\W*$))(?![a-z\\d])`,
  'giu',
);

/** The number of a code in a list that was printed, or a label: '3. abcd-efgh-…', 'Recovery code: abcd-efgh-…'. */
const beforeCode = /^(?:\d\d?[.):]\s+|[\p{L}\s]{5,}:)/u;

/** Six digits in which letters were typed for digits; no recovery code has these letters. */
const misspelled = /^[\doil]{6}$/i;

/** Returns a typed code with ASCII digits and without what separates its groups, whatever the keyboard's script. */
function cleanCode(text: string) {
  const line = cleanLine(asciiDigits(text.replace(/^\p{No}(?=\w{4}\W)/u, '')));
  const compact = (part: string) => part.replace(betweenGroups, '');
  const [found, ...others] = new Set((line.match(codeInText) ?? []).map(compact));
  const code = found && others.length === 0 ? found : compact(line.replace(beforeCode, ''));
  return misspelled.test(code) ? digitsForLetters(code) : code;
}

/** Returns the schema of a code; with `min` 0 it may be missing. */
export const code = (min: 0 | 1, message: string) =>
  line({ label: 'Code', min, max: 40, message }, cleanCode);

/** Six digits from an authenticator app or, at sign-in, a recovery code. */
export const codeSchema = object({
  code: code(1, 'Code is required'),
});

export type CodeInput = InferType<typeof codeSchema>;

/** The body that turns off the second factor or creates new recovery codes. */
export const passwordAndCodeSchema = object({
  password: password(),
  code: code(0, 'Code must be text'),
});

export type PasswordAndCode = InferType<typeof passwordAndCodeSchema>;

/** The body that turns on the second factor. */
export const passwordSchema = object({ password: password() });

export type PasswordInput = InferType<typeof passwordSchema>;

/** A new secret that is not yet confirmed by a code. */
export interface SecondFactorDraft {
  /** Base32, for entering it by hand. */
  secret: string;
  /** The `otpauth:` URI of the QR code. */
  uri: string;
}

export interface SecondFactorState {
  isOn: boolean;
  recoveryCodesLeft: number;
}

/** Recovery codes, shown once; each replaces a code for one sign-in. */
export interface RecoveryCodes {
  recoveryCodes: string[];
}
