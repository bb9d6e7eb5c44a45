import { token } from '@suite/ui/theme';
import { type FocusEvent, useEffect, useRef } from 'react';
import styled, { css } from 'styled-components';
import type { SubmissionFailure } from './failure.ts';
import type { FailureStrings } from './failure-strings.ts';
import { ReachUs } from './ReachUs.tsx';

interface SubmissionNoteProps {
  /** Why the form was not accepted. */
  failure: SubmissionFailure | undefined;
  strings: FailureStrings;
  /** The notice to show after the form was sent. */
  sent: { title: string; description?: string } | undefined;
}

/** Stops this focus, which is set by code, from counting as the visitor's first use of the form. */
const keepFromForm = (event: FocusEvent) => event.stopPropagation();

/**
 * Shows the result of sending in the form and moves the focus to it, because the disabled button loses the focus. The
 * element is rendered before its text, so that screen readers announce the text.
 */
export function SubmissionNote({ failure, strings, sent }: SubmissionNoteProps) {
  const wrapper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Invalid fields take the focus instead (FocusFirstInvalid).
    if (sent || (failure && failure.kind !== 'fields')) wrapper.current?.focus();
  }, [sent, failure]);
  return (
    <Wrapper ref={wrapper} role="status" tabIndex={-1} onFocus={keepFromForm}>
      {failure && (
        <Failure>
          {failure.kind === 'tooMany' ? strings.tooMany(failure.minutes) : strings.because[failure.kind]}
          <ReachUs strings={strings.reach} />
        </Failure>
      )}
      {sent && (
        <Success>
          <b>{sent.title}</b> {sent.description}
        </Success>
      )}
    </Wrapper>
  );
}

const Wrapper = styled.div`
  border-radius: ${token('radius', 'small')};

  &:empty {
    /* Out of the flow, so that the form has no gap; display: none would prevent announcements. */
    position: absolute;
  }
`;

const note = css`
  padding: ${token('space', 3)} ${token('space', 4)};
  border-inline-start: 3px solid;
  border-radius: ${token('radius', 'small')};
  font-size: ${token('type', 'small')};
`;

const Failure = styled.p`
  ${note}
  border-color: ${token('color', 'danger')};
  background: ${token('color', 'dangerSoft')};
  color: ${token('color', 'ink')};
`;

const Success = styled.p`
  ${note}
  border-color: ${token('color', 'success')};
  background: ${token('color', 'successSoft')};
  color: ${token('color', 'ink')};
`;
