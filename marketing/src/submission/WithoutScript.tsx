import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { ReachUs } from './ReachUs.tsx';
import { reachStrings } from './reach-strings.ts';

interface WithoutScriptProps {
  text: string;
  language?: keyof typeof reachStrings;
  /** Whether the form could not be loaded although scripts run. */
  hasFailed?: boolean;
}

/** Shows visitors for whom no script runs, or could not be loaded, that a form needs it, and how else to reach the company. */
export function WithoutScript({ text, language = 'en', hasFailed }: WithoutScriptProps) {
  return (
    <Note {...(hasFailed && { role: 'alert', style: { display: 'block' } })}>
      {text}
      <ReachUs strings={reachStrings[language]} />
    </Note>
  );
}

const Note = styled.p`
  margin-bottom: ${token('space', 5)};
  padding: ${token('space', 3)} ${token('space', 4)};
  border-inline-start: 3px solid ${token('color', 'sapphire')};
  border-radius: ${token('radius', 'small')};
  background: ${token('color', 'sapphireSoft')};
  color: ${token('color', 'ink')};

  @media not (scripting: none) {
    #page:not([data-without-script]) & {
      display: none;
    }
  }
`;
