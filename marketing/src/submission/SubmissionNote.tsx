import { publicUrl } from '@suite/host/page-values';
import { media, token } from '@suite/ui/theme';
import { CircleAlert } from 'lucide-react';
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { SubmissionFailure } from './failure.ts';
import type { FailureStrings } from './failure-strings.ts';
import { ReachUs } from './ReachUs.tsx';

interface SubmissionNoteProps {
  /** Why the form was not accepted. */
  failure: SubmissionFailure | undefined;
  strings: FailureStrings;
  /** The panel to show after the form was sent. */
  sent: ReactNode;
}

/** Stops this focus, which is set by code, from counting as the visitor's first use of the form. */
const keepFromForm = (event: FocusEvent) => event.stopPropagation();

/** Returns whether the page was opened at another address than PUBLIC_URL, where the API refuses forms. */
const isOtherAddress = () => publicUrl() !== '' && publicUrl() !== window.location.origin;

/**
 * Shows the result of sending in the form and moves the focus to it, because the disabled button loses the focus. The
 * element is rendered before its text, so that screen readers announce the text.
 */
export function SubmissionNote({ failure, strings, sent }: SubmissionNoteProps) {
  const wrapper = useRef<HTMLDivElement>(null);
  const isSent = Boolean(sent);
  useEffect(() => {
    // Invalid fields take the focus instead (SubmitCare).
    if (isSent || (failure && failure.kind !== 'fields')) wrapper.current?.focus();
  }, [isSent, failure]);
  return (
    <Wrapper ref={wrapper} role="status" tabIndex={-1} onFocus={keepFromForm}>
      {failure && (
        <Failure>
          <CircleAlert aria-hidden size={20} strokeWidth={1.75} />
          {failure.kind === 'tooMany' ? strings.tooMany(failure.minutes) : strings.because[failure.kind]}
          {failure.kind === 'refused' && isOtherAddress() && (
            <>
              {' '}
              {strings.otherAddress} <a href={publicUrl()}>{publicUrl()}</a>
            </>
          )}
          <ReachUs strings={strings.reach} />
        </Failure>
      )}
      {sent}
    </Wrapper>
  );
}

const Wrapper = styled.div`
  border-radius: ${token('radius', 'small')};

  /* Below the notice, which is at the top of a phone. */
  ${media.phone} {
    scroll-margin-top: 5rem;
  }

  &:empty {
    /* Out of the flow, so that the form has no gap; display: none would prevent announcements. */
    position: absolute;
  }
`;

const Failure = styled.p`
  position: relative;
  padding: ${token('space', 4)};
  padding-inline-start: calc(${token('space', 4)} + 20px + ${token('space', 3)});
  border: 1px solid ${token('color', 'danger')};
  border-radius: ${token('radius', 'small')};
  background: ${token('color', 'dangerSoft')};
  color: ${token('color', 'ink')};
  font-size: ${token('type', 'small')};

  svg {
    position: absolute;
    inset-inline-start: ${token('space', 4)};
    color: ${token('color', 'dangerText')};
  }
`;
