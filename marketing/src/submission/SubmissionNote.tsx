import { token } from '@suite/ui/theme';
import { type FocusEvent, useEffect, useRef } from 'react';
import styled, { css } from 'styled-components';
import type { Notice } from './notice.ts';
import { ReachUs } from './ReachUs.tsx';
import type { Trouble } from './trouble.ts';
import type { TroubleWords } from './trouble-words.ts';

interface SubmissionNoteProps {
  /** Why the form was not accepted. */
  trouble: Trouble | undefined;
  words: TroubleWords;
  /** Shown once the form was sent. */
  sent?: Notice | undefined;
}

/** The form counts focus as the visitor turning to it; this focus is not the visitor's. */
const keepFromForm = (event: FocusEvent) => event.stopPropagation();

/**
 * Shows beside the form what became of it and takes the focus, which the disabled button has lost. Its element is there
 * before its text, so that screen readers announce it.
 */
export function SubmissionNote({ trouble, words, sent }: SubmissionNoteProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The first marked field takes the focus instead (FocusFirstInvalid).
    if (sent || (trouble && trouble.kind !== 'fields')) place.current?.focus();
  }, [sent, trouble]);
  return (
    <Place ref={place} role="status" tabIndex={-1} onFocus={keepFromForm}>
      {trouble && (
        <Failure>
          {trouble.kind === 'tooMany' ? words.tooMany(trouble.minutes) : words.because[trouble.kind]}
          <ReachUs words={words.reach} />
        </Failure>
      )}
      {sent && (
        <Success>
          <b>{sent.title}</b> {sent.description}
        </Success>
      )}
    </Place>
  );
}

const Place = styled.div`
  border-radius: ${token('radius', 'small')};

  &:empty {
    /* Out of the flow, or the form would show a gap for it; not display: none, or nothing would be announced. */
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
