import { Card } from '@suite/ui/Card';
import { FormMessage } from '@suite/ui/FormMessage';
import { Heading } from '@suite/ui/Heading';
import { token } from '@suite/ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { useNotices } from '../../screen/use-notices.ts';
import { SignInForm } from './SignInForm.tsx';

interface LoginCardProps {
  title: string;
  refusal: 'application/json' | 'text/plain';
  /** What to do if the last sign-in created no session. */
  hint?: string | undefined;
  /** Called after the server accepted the sign-in; returns whether the session check succeeded. */
  onSignedIn(): Promise<boolean>;
}

/** Renders the login of /dashboard and /admin. */
export function LoginCard({ title, refusal, hint, onSignedIn }: LoginCardProps) {
  const { fail } = useNotices();
  const [problem, setProblem] = useState<string>();
  const handleProblem = (description: string | undefined) => {
    setProblem(description);
    if (description !== undefined) fail(description);
  };
  return (
    <Root data-sign-in>
      <Heading as="h1" $size="title">
        {title}
      </Heading>
      {problem !== undefined && <FormMessage role="alert">{problem}</FormMessage>}
      {hint && <FormMessage role="alert">{hint}</FormMessage>}
      <SignInForm refusal={refusal} onProblem={handleProblem} onSignedIn={onSignedIn} />
    </Root>
  );
}

const Root = styled(Card)`
  display: grid;
  gap: ${token('space', 5)};
  width: min(100%, 24rem);
  margin: clamp(${token('space', 4)}, 12dvh, ${token('space', 9)}) auto 0;
`;
