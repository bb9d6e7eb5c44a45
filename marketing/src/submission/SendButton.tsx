import { Button } from '@suite/ui/Button';
import { type MouseEvent, useEffect, useState } from 'react';
import styled from 'styled-components';

interface SendButtonProps {
  disabled: boolean;
  isCompact: boolean;
  children: string;
}

/** Ignores the second press of a double click, which would submit a form just emptied by a fast response. */
function ignoreSecondPress(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

/** Renders the button that submits a form. */
export function SendButton({ disabled, isCompact, children }: SendButtonProps) {
  const [isHydrated, setHydrated] = useState(false);
  // Disabled until hydration, because the browser would submit the form to the page's address.
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
