import { Button } from '@suite/ui/Button';
import type { MouseEvent } from 'react';
import styled from 'styled-components';

interface SendButtonProps {
  disabled: boolean;
  children: string;
}

/** Ignores the second press of a double click, which would submit the form that a fast response has just emptied. */
function ignoreSecondPress(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

/** Renders the button that submits a form. */
export function SendButton({ disabled, children }: SendButtonProps) {
  return (
    <Place type="submit" $size="large" disabled={disabled} onClick={ignoreSecondPress}>
      {children}
    </Place>
  );
}

const Place = styled(Button)`
  justify-self: start;
`;
