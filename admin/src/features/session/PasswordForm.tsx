import { type Credentials, credentialsSchema } from '@suite/contracts/credentials';
import { Button } from '@suite/ui/Button';
import { TextField } from '@suite/ui/TextField';
import { Formik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useStrings } from '../../language/use-strings.ts';
import { FormFields } from '../../screen/FormFields.tsx';
import { sessionStrings } from './session-strings.ts';

interface PasswordFormProps {
  /** Name of the previously signed-in user, or ''. */
  username: string;
  /** Returns false, and shows an error, if the sign-in failed. */
  onSubmit(credentials: Credentials): Promise<boolean>;
}

/** Renders the fields for username and password; keeps their values after a refusal. */
export function PasswordForm({ username, onSubmit }: PasswordFormProps) {
  const strings = useStrings(sessionStrings);
  const name = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<Credentials>();
  useEffect(() => {
    const first = username === '' ? name : password;
    // Wait until the surrounding page or dialog has taken the focus.
    const timer = setTimeout(() => first.current?.focus());
    return () => clearTimeout(timer);
  }, [username]);
  const handleSubmit = async (values: Credentials) => {
    if (await onSubmit(credentialsSchema.cast(values))) return;
    setRefused(values);
    password.current?.focus();
    password.current?.select();
  };
  return (
    <Formik
      initialValues={{ username, password: '' }}
      validate={(values) => ({
        ...(values.username.trim() === '' && { username: strings.usernameRequired }),
        ...(values.password === '' && { password: strings.passwordRequired }),
      })}
      validateOnBlur={false}
      onSubmit={handleSubmit}
    >
      {({ isSubmitting, values }) => (
        <FormFields>
          <TextField
            ref={name}
            name="username"
            label={strings.username}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField
            ref={password}
            name="password"
            label={strings.password}
            type="password"
            autoComplete="current-password"
            isRefused={values.username === refused?.username && values.password === refused.password}
          />
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? strings.loggingIn : strings.login}
          </Button>
        </FormFields>
      )}
    </Formik>
  );
}
