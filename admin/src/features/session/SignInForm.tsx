import type { Credentials } from '@suite/contracts/credentials';
import { isApiFailure } from '@suite/web-api';
import { useState } from 'react';
import { useStrings } from '../../language/use-strings.ts';
import { CodeForm } from './CodeForm.tsx';
import { describeRefusal } from './describe-refusal.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { useGiveCodeMutation, useLoginMutation } from './session-api.ts';
import { sessionStrings } from './session-strings.ts';

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
