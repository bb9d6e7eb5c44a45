import { type InferType, object, string } from 'yup';
import { withAsciiMarks } from './email.ts';
import { cleanLine, line } from './text.ts';

/**
 * Returns a schema for a password, which is never trimmed. `label` is its name in messages, such as
 * 'Password'.
 */
export const password = (label = 'Password') => {
  const required = `${label} is required`;
  return string()
    .strict()
    .typeError(required)
    .required(required)
    .max(200, `${label} must be at most 200 characters`);
};

/** Returns the schema of a password that is set outside the browser, with characters that can be typed at the sign-in. */
export const typeablePassword = (label: string) =>
  password(label).matches(
    // Joiners are part of emoji and of words in some scripts.
    /^(?:[\u200c\u200d]|[^\p{Cc}\p{Cf}])*$/u,
    `${label} must not contain line breaks, tabs or other invisible characters: nobody can type them when signing in`,
  );

/**
 * Returns a user name as it is stored: keyboards and programs send the same name full-width, with combining accents, or with
 * invisible characters.
 */
const normalizeUsername = (text: string) =>
  cleanLine(text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, ''));

/**
 * Returns the key by which user names are compared: many keyboards start a name with a capital letter, Turkish ones 'i' with
 * 'İ' and 'ı' with 'I', and phones and word processors type other apostrophes, dashes and spaces.
 */
export const usernameKey = (text: string) =>
  withAsciiMarks(normalizeUsername(text))
    .replace(/\s+/g, ' ')
    .toUpperCase()
    .toLowerCase()
    .replace(/i\u0307|ı/g, 'i');

/** Returns the schema of a user name for sign-in, account creation and settings. `label` is its name in messages. */
export const username = (label = 'Username') =>
  line({ label, min: 1, max: 200, message: `${label} is required` }, normalizeUsername);

/** The body of a sign-in request. */
export const credentialsSchema = object({ username: username(), password: password() });

export type Credentials = InferType<typeof credentialsSchema>;
