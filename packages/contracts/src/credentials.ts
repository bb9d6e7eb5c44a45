import { type InferType, object, string } from 'yup';
import { line } from './text.ts';

const passwordRequired = 'Password is required';

/** What both login forms send (spec section 5). A password is taken as it is, never trimmed. */
export const credentialsSchema = object({
  username: line({ label: 'Username', min: 1, max: 200, message: 'Username is required' }),
  password: string()
    .strict()
    .typeError(passwordRequired)
    .required(passwordRequired)
    .max(200, 'Password must be at most 200 characters'),
});

export type Credentials = InferType<typeof credentialsSchema>;
