import { type InferType, object, string } from 'yup';
import { line } from './text.ts';

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

export const username = () => line({ label: 'Username', min: 1, max: 200, message: 'Username is required' });

/** The body of a sign-in request. */
export const credentialsSchema = object({ username: username(), password: password() });

export type Credentials = InferType<typeof credentialsSchema>;
