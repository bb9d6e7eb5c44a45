import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { ReachUs } from './ReachUs.tsx';
import type { Trouble } from './trouble.ts';
import type { TroubleWords } from './trouble-words.ts';

interface TroubleNoteProps {
  trouble: Trouble | undefined;
  words: TroubleWords;
}

/** Stands beside the form after a failure; it is there before it has words, so that they are read out. */
export function TroubleNote({ trouble, words }: TroubleNoteProps) {
  return (
    <Place role="status">
      {trouble && (
        <p>
          {trouble.kind === 'tooMany' ? words.tooMany(trouble.minutes) : words.because[trouble.kind]}
          <ReachUs words={words.reach} />
        </p>
      )}
    </Place>
  );
}

const Place = styled.div`
  &:empty {
    /* Out of the flow, or the form would show a gap for it; not display: none, or nothing would be announced. */
    position: absolute;
  }

  p {
    padding: ${token('space', 3)} ${token('space', 4)};
    border-inline-start: 3px solid ${token('color', 'danger')};
    border-radius: ${token('radius', 'small')};
    background: ${token('color', 'dangerSoft')};
    color: ${token('color', 'ink')};
    font-size: ${token('type', 'small')};
  }
`;
