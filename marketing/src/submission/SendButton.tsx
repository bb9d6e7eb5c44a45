import { Button } from '@suite/ui/Button';
import { type MouseEvent, useEffect, useState } from 'react';
import styled from 'styled-components';

interface SendButtonProps {
  disabled: boolean;
  isCompact: boolean;
  children: string;
}

/** Ignores the second press of a double click, which would submit the form that a fast response has just emptied. */
function ignoreSecondPress(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

/** Renders the button that submits a form. */
export function SendButton({ disabled, isCompact, children }: SendButtonProps) {
  const [isHydrated, setHydrated] = useState(false);
  // A press before hydration would submit the form as HTML does, to the page's address.
  useEffect(() => setHydrated(true), []);
  const Shown = isCompact ? Button : LargeButton;
  return (
    <Shown type="submit" disabled={disabled || !isHydrated} onClick={ignoreSecondPress}>
      {children}
    </Shown>
  );
}

const LargeButton = styled(Button).attrs({ $size: 'large' })`
  justify-self: start;
`;
