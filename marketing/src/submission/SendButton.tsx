import { Button } from '@suite/ui/Button';
import type { MouseEvent } from 'react';
import styled from 'styled-components';

interface SendButtonProps {
  disabled: boolean;
  children: string;
}

/** The second press of a double click would submit the form that a fast answer has just emptied. */
function ignoreSecondPress(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

/** The button that submits a form. */
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
