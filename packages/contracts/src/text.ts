import { mixed } from 'yup';

/** Control characters and halves of a surrogate pair: neither survives storage unaltered (R32). */
const unstorable = /[\p{Cc}\p{Cs}]/u;
const invisible = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}]*$/u;

/** HTML's own grammar of an address, with a dot required in the domain; lists and line breaks cannot pass (R59). */
const address =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

const codePoints = (text: string) => [...text].length;

/**
 * Trimmed text that may be missing, which counts as empty. Built on `mixed`: yup's string would turn 12 into text and
 * throws a TypeError on some objects (R31). `problemOf` answers what is wrong with a text, or undefined.
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
  /** What the field is called in messages: 'Name', 'Mobile number'. */
  label: string;
  /** Lengths count code points after trimming (R29). From 1 on, the text has to be filled in. */
  min: number;
  max: number;
  /** Shown for a value that is missing, too short or not text. */
  message: string;
}

/** What is wrong with the length or the characters of a text; those of `allowed` are no control characters to it. */
function problemOfText(value: string, { label, min, max, message }: TextRule, allowed?: RegExp) {
  if (codePoints(value) < min || (min > 0 && invisible.test(value))) return message;
  if (codePoints(value) > max) return `${label} must be at most ${max} characters`;
  const storable = allowed ? value.replace(allowed, '') : value;
  return unstorable.test(storable) ? `${label} contains characters that cannot be used` : undefined;
}

/** One line of text (spec section 5). */
export const line = (rule: TextRule) => text(rule.message, (value) => problemOfText(value, rule));

/** Text that may hold line breaks and tabs (R32). */
export const multiline = (rule: TextRule) =>
  text(rule.message, (value) => problemOfText(value, rule, /\r?\n|\t/g));

interface ChoiceRule {
  /** Shown for a value that is missing or not among the known ones. */
  message: string;
  /** The value as it is kept, or undefined for an unknown one. */
  find(value: string): string | undefined;
}

/** One of the values that a list offers (R38). */
export const choice = ({ message, find }: ChoiceRule) =>
  text(message, (value) => (find(value) === undefined ? message : undefined)).transform((value: unknown) =>
    typeof value === 'string' ? (find(value) ?? value) : value,
  );

const invalidEmail = 'Invalid email address';

const problemOfEmail = (value: string) => {
  if (codePoints(value) > 254) return 'Email must be at most 254 characters';
  return address.test(value) ? undefined : invalidEmail;
};

/** An e-mail address that has to be given. */
export const email = () => text(invalidEmail, problemOfEmail);

/** An e-mail address that may be left empty. */
export const optionalEmail = () =>
  text(invalidEmail, (value) => (value === '' ? undefined : problemOfEmail(value)));
