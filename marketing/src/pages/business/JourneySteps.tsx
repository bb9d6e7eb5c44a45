import { Card } from '@suite/ui/Card';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { business } from '../../content/business.ts';
import { Steps } from '../../features/page/Steps.tsx';

/** Renders what happens after an enquiry, in three numbered steps. */
export function JourneySteps() {
  const { title, items } = business.steps;
  return (
    <Journey>
      <h2>{title}</h2>
      <Steps items={items} />
    </Journey>
  );
}

const Journey = styled(Card)`
  && {
    padding: clamp(min(1.5rem, 7.5vw), 0.8rem + 2.4vw, 2.75rem);
    box-shadow: ${token('shadow', 'floating')};
  }

  h2 {
    margin-bottom: ${token('space', 5)};
    font-size: ${token('type', 'title')};
  }
`;
