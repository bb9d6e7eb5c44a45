import { Button } from '@suite/ui/Button';
import { media, token } from '@suite/ui/theme';
import { type MouseEvent, useEffect, useId, useState } from 'react';
import styled from 'styled-components';

interface SendButtonProps {
  disabled: boolean;
  isCompact: boolean;
  /** Why the button is disabled. Keeps its line when it is not shown, so that nothing moves. */
  reason?: { text: string; isShown: boolean } | undefined;
  children: string;
}

/**
 * Submits the form, also if an add-on has changed the button's type. Ignores the second press of a double click, which
 * would submit a form just emptied by a fast response.
 */
function submit(event: MouseEvent<HTMLButtonElement>) {
  event.preventDefault();
  if (event.detail < 2) event.currentTarget.form?.requestSubmit();
}

/** Renders the button that submits a form. */
export function SendButton({ disabled, isCompact, reason, children }: SendButtonProps) {
  const [isHydrated, setHydrated] = useState(false);
  // Disabled until hydration, because the browser would submit the form to the page's address.
  useEffect(() => setHydrated(true), []);
  const Shown = isCompact ? Button : LargeButton;
  const id = useId();
  return (
    <Block>
      <Shown
        type="submit"
        disabled={disabled || !isHydrated}
        aria-describedby={reason?.isShown ? id : undefined}
        onClick={submit}
      >
        {children}
      </Shown>
      {reason && (
        <Reason id={id} $isShown={reason.isShown}>
          {reason.text}
        </Reason>
      )}
    </Block>
  );
}

const Block = styled.div`
  display: grid;
  gap: ${token('space', 2)};
`;

const Reason = styled.p<{ $isShown: boolean }>`
  visibility: ${({ $isShown }) => ($isShown ? 'visible' : 'hidden')};
  color: ${token('color', 'textMuted')};
  font-size: ${token('type', 'small')};
`;

/** Of full contrast while disabled, because the contact form's stays so until the visitor completes the check. */
const LargeButton = styled(Button).attrs({ $size: 'large' })`
  ${media.medium} {
    justify-self: start;
  }

  &:disabled {
    background: ${token('color', 'sapphireSoft')};
    box-shadow: none;
    color: ${token('color', 'sapphireText')};
    opacity: 1;
  }
`;
