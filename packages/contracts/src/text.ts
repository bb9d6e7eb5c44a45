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

interface LineRule {
  /** What the field is called in messages: 'Name', 'Mobile number'. */
  label: string;
  /** Lengths count code points after trimming (R29). */
  min: number;
  max: number;
  /** Shown for a value that is missing, too short or not text. */
  message: string;
}

/** One line of text that has to be filled in (spec section 5). */
export const line = ({ label, min, max, message }: LineRule) =>
  text(message, (value) => {
    if (codePoints(value) < min || invisible.test(value)) return message;
    if (codePoints(value) > max) return `${label} must be at most ${max} characters`;
    return unstorable.test(value) ? `${label} contains characters that cannot be used` : undefined;
  });

const invalidEmail = 'Invalid email address';

/** An e-mail address that may be left empty. */
export const optionalEmail = () =>
  text(invalidEmail, (value) => {
    if (value === '') return undefined;
    if (codePoints(value) > 254) return 'Email must be at most 254 characters';
    return address.test(value) ? undefined : invalidEmail;
  });
