import { type Credentials, credentialsSchema } from '@suite/contracts/credentials';
import { Button } from '@suite/ui/Button';
import { TextField } from '@suite/ui/TextField';
import { type ApiFailure, isApiFailure } from '@suite/web-api';
import { Formik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useStrings } from '../../language/use-strings.ts';
import { FormFields } from '../../screen/FormFields.tsx';
import { Hint } from '../../screen/Hint.tsx';
import { useGiveCodeMutation, useLoginMutation } from './session-api.ts';
import { type SessionStrings, sessionStrings } from './session-strings.ts';

/** Returns why a login was refused: in the interface language, or in the server's words if there is no translation. */
function describeRefusal(error: unknown, strings: SessionStrings): string {
  if (!isApiFailure(error)) return strings.loginFailed;
  return translated(error, strings) ?? (error.body?.message || error.text || strings.loginFailed);
}

function translated({ status, body, retryAfter }: ApiFailure, { refusals }: SessionStrings) {
  if (body?.code === 'codes_refused') return refusals.codesRefused?.(retryAfter ?? 600);
  if (status === 429) return refusals.tooMany?.(retryAfter);
  if (status !== 401) return refusals.other;
  return body?.code === 'bad_code' ? refusals.code : refusals.credentials;
}

interface SignInFormProps {
  /** Format in which the server sends errors: JSON with a message, or plain text. */
  refusal: 'application/json' | 'text/plain';
  username?: string;
  /** Shows an error; called with undefined when the next attempt starts. */
  onProblem(description: string | undefined): void;
  /** Called after the server accepted the sign-in; returns whether the session check succeeded. */
  onSignedIn(): Promise<boolean>;
}

/** Signs in with a password and, if the account requires it, a second-factor code. */
export function SignInForm({ refusal, username = '', onProblem, onSignedIn }: SignInFormProps) {
  const strings = useStrings(sessionStrings);
  const [login] = useLoginMutation();
  const [giveCode] = useGiveCodeMutation();
  const [owesCode, setOwesCode] = useState(false);
  const [lastUsername, setLastUsername] = useState(username);

  const handlePassword = async (credentials: Credentials) => {
    setLastUsername(credentials.username);
    onProblem(undefined);
    try {
      const answer = await login({ credentials, refusal }).unwrap();
      if (answer.authenticated || !('secondFactor' in answer)) return await onSignedIn();
      setOwesCode(true);
      return true;
    } catch (error) {
      onProblem(describeRefusal(error, strings));
      return false;
    }
  };

  const handleCode = async (code: string) => {
    onProblem(undefined);
    try {
      await giveCode({ code }).unwrap();
    } catch (error) {
      const isTooLate = isApiFailure(error) && error.body?.code === 'not_signed_in';
      if (isTooLate) setOwesCode(false);
      onProblem(isTooLate ? strings.tooLate : describeRefusal(error, strings));
      return false;
    }
    return onSignedIn();
  };

  return owesCode ? (
    <CodeForm onSubmit={handleCode} onBack={() => setOwesCode(false)} />
  ) : (
    <PasswordForm username={lastUsername} onSubmit={handlePassword} />
  );
}

interface PasswordFormProps {
  /** Name of the previously signed-in user, or ''. */
  username: string;
  /** Returns false, and shows an error, if the sign-in failed. */
  onSubmit(credentials: Credentials): Promise<boolean>;
}

/** Renders the fields for username and password; keeps their values after a refusal. */
function PasswordForm({ username, onSubmit }: PasswordFormProps) {
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

interface CodeFormProps {
  /** Returns false, and shows an error, if the sign-in failed. */
  onSubmit(code: string): Promise<boolean>;
  onBack(): void;
}

/** Renders the second step of a sign-in, for accounts with a second factor. */
function CodeForm({ onSubmit, onBack }: CodeFormProps) {
  const strings = useStrings(sessionStrings);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const handleSubmit = async ({ code }: { code: string }) => {
    if (await onSubmit(code.trim())) return;
    field.current?.focus();
    field.current?.select();
  };
  return (
    <Formik
      initialValues={{ code: '' }}
      validate={({ code }) => (code.trim() === '' ? { code: strings.codeRequired } : {})}
      validateOnBlur={false}
      onSubmit={handleSubmit}
    >
      {({ isSubmitting }) => (
        <FormFields>
          <Hint>{strings.codeHint}</Hint>
          <TextField
            ref={field}
            name="code"
            label={strings.code}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? strings.verifying : strings.verify}
          </Button>
          <Button $variant="ghost" $size="small" onClick={onBack}>
            {strings.back}
          </Button>
        </FormFields>
      )}
    </Formik>
  );
}
