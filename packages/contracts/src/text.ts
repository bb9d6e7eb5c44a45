import { mixed } from 'yup';
import { isAddress, normalizeEmail } from './email.ts';

/** Characters that not every database stores unchanged: NUL and unpaired surrogates. */
const unstorable = /[\0\p{Cs}]/u;
const otherLineBreaks = /[\v\f\x85\u2028\u2029]|\r(?!\n)/g;
/** Control characters except NUL, tab, line feed and carriage return, and what stands for a picture or a dictation mark. */
const control = /(?![\0\t\n\r])\p{Cc}|\ufffc/gu;
const ignorable = /\p{Default_Ignorable_Code_Point}/gu;
/** White space, and the Braille pattern without dots. */
const blank = /^[\p{White_Space}\u2800]*$/u;

/**
 * Returns pasted text without control characters: word processors and spreadsheets copy them, and people do not see
 * them. Other kinds of line break become a line feed. NUL stays, so that `isStorable` refuses it.
 */
const cleanText = (text: string): string => text.replace(otherLineBreaks, '\n').replace(control, '').trim();

/** Like `cleanText` for one line: line breaks and tabs become a space. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\r?\n|\t/g, ' ');

/** Returns whether both databases store a text unchanged. */
export const isStorable = (text: string): boolean => !unstorable.test(text);

const codePoints = (text: string) => [...text].length;

/** Returns a text as people count it: without ignorable characters, and an accent with its letter. */
const visible = (text: string) => text.replace(ignorable, '').normalize('NFC');

/**
 * Returns a schema for text that `clean` has changed; a missing value counts as empty. It is built on `mixed`, because
 * yup's string converts 12 to text and throws a TypeError for some objects. `problemOf` returns the error of a text, or
 * undefined.
 */
const text = (
  notText: string,
  problemOf: (text: string) => string | undefined,
  clean: (text: string) => string = cleanLine,
) =>
  mixed<string>((value): value is string => typeof value === 'string')
    .transform((value: unknown) => (typeof value === 'string' ? clean(value) : value))
    .default('')
    .typeError(notText)
    .nonNullable(notText)
    .defined(notText)
    .test('text', (value, context) => {
      const problem = problemOf(value);
      return problem === undefined || context.createError({ message: problem });
    });

interface TextRule {
  /** Name of the field in messages: 'Name', 'Mobile number'. */
  label: string;
  /** Minimum length in visible characters after trimming; if it is 1 or more, the field is required. */
  min: number;
  /** Maximum length in code points. */
  max: number;
  /** Message for a missing, too short or non-text value. */
  message: string;
}

/** Returns the error of a text's length or characters, or undefined. */
function problemOfText(value: string, { label, min, max, message }: TextRule) {
  const seen = visible(value);
  if (codePoints(seen) < min || (min > 0 && blank.test(seen))) return message;
  if (codePoints(value) > max) return `${label} must be at most ${max} characters`;
  return isStorable(value) ? undefined : `${label} contains characters that cannot be used`;
}

/** Returns a schema for one line of text, which `clean` has changed. */
export const line = (rule: TextRule, clean = cleanLine) =>
  text(rule.message, (value) => problemOfText(value, rule), clean);

/** Returns a schema for text that may contain line breaks and tabs. */
export const multiline = (rule: TextRule) =>
  text(rule.message, (value) => problemOfText(value, rule), cleanText);

/** Scripts in which a family name or a whole name can be one character. */
const oneCharacterName = /^[\p{Script=Han}\p{Script=Hangul}]$/u;

/** Returns a schema for a person's name. */
export function personName() {
  const rule = { label: 'Name', min: 2, max: 100, message: 'Name must be at least 2 characters' };
  return text(rule.message, (value) =>
    problemOfText(value, { ...rule, min: oneCharacterName.test(visible(value)) ? 1 : rule.min }),
  );
}

interface ChoiceRule {
  /** Message for a missing or unknown value. */
  message: string;
  /** Returns the value to store, or undefined for an unknown one. */
  find(value: string): string | undefined;
}

/** Returns a schema for one value of a list. */
export const choice = ({ message, find }: ChoiceRule) =>
  text(message, (value) => (find(value) === undefined ? message : undefined)).transform((value: unknown) =>
    typeof value === 'string' ? (find(value) ?? value) : value,
  );

const invalidEmail = 'Invalid email address';

const problemOfEmail = (value: string) => {
  if (codePoints(value) > 254) return 'Email must be at most 254 characters';
  return isAddress(value) ? undefined : invalidEmail;
};

const cleanEmail = (value: string) => normalizeEmail(cleanLine(value));

/** Returns a schema for a required e-mail address, which it normalizes. */
export const email = () => text(invalidEmail, problemOfEmail, cleanEmail);

/** Returns a schema for an optional e-mail address, which it normalizes. */
export const optionalEmail = () =>
  text(invalidEmail, (value) => (value === '' ? undefined : problemOfEmail(value)), cleanEmail);
