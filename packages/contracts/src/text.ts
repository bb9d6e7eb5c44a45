import { string } from 'yup';

/** Control characters and halves of a surrogate pair: neither survives storage unaltered (R32). */
const unstorable = /[\p{Cc}\p{Cs}]/u;
const invisible = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}]*$/u;

interface LineRule {
  /** What the field is called in messages: 'Name', 'Mobile number'. */
  label: string;
  /** Code points after trimming, or `false` where the field may stay empty. */
  min: number | false;
  max: number;
  /** Shown for a value that is missing, too short or not text. */
  message: string;
}

const codePoints = (text: string) => [...text].length;

/** yup's own cast would turn 12 and true into text: whatever is not text stays as it came and fails the type check. */
const trimText = (_cast: unknown, original: unknown) =>
  typeof original === 'string' ? original.trim() : original;

function problemOf(text: string, { label, min, max, message }: LineRule) {
  if (text === '' && min === false) return undefined;
  if (min !== false && (codePoints(text) < min || invisible.test(text))) return message;
  if (codePoints(text) > max) return `${label} must be at most ${max} characters`;
  if (unstorable.test(text)) return `${label} contains characters that cannot be used`;
  return undefined;
}

/** One trimmed line of text; lengths count code points (spec section 5, R29, R32). A missing value counts as empty. */
export const line = (rule: LineRule) =>
  string()
    .transform(trimText)
    .default('')
    .typeError(rule.message)
    .nonNullable(rule.message)
    .defined(rule.message)
    .test('line', (text, context) => {
      const problem = problemOf(text, rule);
      return problem === undefined || context.createError({ message: problem });
    });

/** HTML's own grammar of an address, with a dot required in the domain; lists and line breaks cannot pass (R59). */
const address =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

const invalidAddress = 'Invalid email address';

/** An e-mail address that may be left empty. */
export const optionalEmail = () =>
  line({ label: 'Email', min: false, max: 254, message: invalidAddress }).matches(address, {
    message: invalidAddress,
    excludeEmptyString: true,
  });
