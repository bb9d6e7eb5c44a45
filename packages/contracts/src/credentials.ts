import { type InferType, object, string } from 'yup';
import { line } from './text.ts';

/** A password is taken as it is, never trimmed. `label` is what it is called in messages: 'Password'. */
export const password = (label = 'Password') => {
  const required = `${label} is required`;
  return string()
    .strict()
    .typeError(required)
    .required(required)
    .max(200, `${label} must be at most 200 characters`);
};

export const username = () => line({ label: 'Username', min: 1, max: 200, message: 'Username is required' });

/** What both login forms send (spec section 5). */
export const credentialsSchema = object({ username: username(), password: password() });

export type Credentials = InferType<typeof credentialsSchema>;
