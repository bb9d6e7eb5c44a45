import { answerLimit } from '@suite/contracts/fetch-in-time';
import { Navigate } from '@suite/host/router';
import { Button } from '@suite/ui/Button';
import { token } from '@suite/ui/theme';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

/**
 * Renders the same text as the served page while code loads or the session is checked, and a button after a time in which
 * nothing has arrived.
 */
export function Loading() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), answerLimit);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Message role="status">
      Loading... {isLate && <Button onClick={() => location.reload()}>Reload the page</Button>}
    </Message>
  );
}

/** Redirects to another page of the administrator area, whose code may still have to load. */
export function Redirect({ to }: { to: string }) {
  return (
    <>
      <Loading />
      <Navigate to={to} replace />
    </>
  );
}

const Message = styled.p`
  padding-top: ${token('space', 9)};
  color: ${token('color', 'textMuted')};
  text-align: center;
`;
