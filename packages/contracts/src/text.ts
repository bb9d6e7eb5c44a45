import { mixed } from 'yup';

/** Control characters and unpaired surrogates: databases do not store them unchanged. */
const unstorable = /[\p{Cc}\p{Cs}]/u;
const invisible = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}]*$/u;

/**
 * The HTML standard's e-mail pattern, with a required dot in the domain. It matches no address lists, no line breaks and
 * no encoded words (RFC 2047), which a mail program could decode to another address.
 */
const address =
  /^(?!=\?)[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

const codePoints = (text: string) => [...text].length;

/**
 * Returns a schema for trimmed text; a missing value counts as empty. It is built on `mixed`, because yup's
 * string converts 12 to text and throws a TypeError for some objects. `problemOf` returns the error of a
 * text, or undefined.
 */
const text = (notText: string, problemOf: (text: string) => string | undefined) =>
  mixed<string>((value): value is string => typeof value === 'string')
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))
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
  /** Minimum length in code points after trimming; if it is 1 or more, the field is required. */
  min: number;
  max: number;
  /** Message for a missing, too short or non-text value. */
  message: string;
}

/** Returns the error of a text's length or characters, or undefined. Control characters must match `allowed`. */
function problemOfText(value: string, { label, min, max, message }: TextRule, allowed?: RegExp) {
  if (codePoints(value) < min || (min > 0 && invisible.test(value))) return message;
  if (codePoints(value) > max) return `${label} must be at most ${max} characters`;
  const storable = allowed ? value.replace(allowed, '') : value;
  return unstorable.test(storable) ? `${label} contains characters that cannot be used` : undefined;
}

/** Returns a schema for one line of text. */
export const line = (rule: TextRule) => text(rule.message, (value) => problemOfText(value, rule));

/** Returns a schema for text that may contain line breaks and tabs. */
export const multiline = (rule: TextRule) =>
  text(rule.message, (value) => problemOfText(value, rule, /\r?\n|\t/g));

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
  return address.test(value) ? undefined : invalidEmail;
};

/** Returns a schema for a required e-mail address. */
export const email = () => text(invalidEmail, problemOfEmail);

/** Returns a schema for an optional e-mail address. */
export const optionalEmail = () =>
  text(invalidEmail, (value) => (value === '' ? undefined : problemOfEmail(value)));
