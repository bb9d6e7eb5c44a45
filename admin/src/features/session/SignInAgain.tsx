import { Dialog } from '@suite/ui/Dialog';
import { FormMessage } from '@suite/ui/FormMessage';
import { Stack } from '@suite/ui/Stack';
import { useState } from 'react';
import { useWords } from '../../language/use-words.ts';
import { SignInForm } from './SignInForm.tsx';
import { sessionWords } from './session-words.ts';

interface SignInAgainProps {
  isOpen: boolean;
  /** Who was signed in. */
  username: string;
  /** The page may be read on without a session; the next call that needs one asks again. */
  onClose(): void;
  /** The server has let the account in; answers whether there is a session, or rejects. */
  onSignedIn(): Promise<boolean>;
}

/** Signing in again over a page whose session has ended. */
export function SignInAgain({ isOpen, username, onClose, onSignedIn }: SignInAgainProps) {
  const words = useWords(sessionWords);
  const [problem, setProblem] = useState<string>();
  const handleSignedIn = async () => {
    const isThere = await onSignedIn().catch(() => false);
    setProblem(isThere ? undefined : words.noSession);
    return isThere;
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      title={words.againTitle}
      description={words.againHint}
      closeLabel={words.close}
    >
      <Stack>
        {problem !== undefined && <FormMessage role="alert">{problem}</FormMessage>}
        <SignInForm
          refusal="application/json"
          username={username}
          onProblem={setProblem}
          onSignedIn={handleSignedIn}
        />
      </Stack>
    </Dialog>
  );
}
