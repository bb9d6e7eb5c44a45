import { Card } from '@suite/ui/Card';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { business } from '../../content/business.ts';

/** Renders what happens after an enquiry, in three numbered steps. */
export function JourneySteps() {
  const { title, items } = business.steps;
  return (
    <Journey>
      <h2>{title}</h2>
      <ol>
        {items.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.description}</p>
          </li>
        ))}
      </ol>
    </Journey>
  );
}

const Journey = styled(Card)`
  && {
    padding: clamp(min(1.5rem, 7.5vw), 0.8rem + 2.4vw, 2.75rem);
    box-shadow: ${token('shadow', 'floating')};
  }

  /* The hero centres the card, so it would move while its steps arrive. */
  &:not(:has(li:nth-child(${business.steps.items.length}))) {
    visibility: hidden;
  }

  h2 {
    font-size: ${token('type', 'title')};
  }

  h3 {
    font-size: 1.0625rem;
  }

  ol {
    display: grid;
    margin-top: ${token('space', 5)};
    counter-reset: step;
  }

  li {
    position: relative;
    padding: 0.3rem 0 ${token('space', 5)} min(3.5rem, 18vw);
    counter-increment: step;
  }

  li:last-child {
    padding-bottom: 0;
  }

  li::before {
    content: counter(step);
    position: absolute;
    top: 0;
    left: 0;
    display: grid;
    place-items: center;
    width: min(2.25rem, 12vw);
    height: min(2.25rem, 12vw);
    border-radius: ${token('radius', 'round')};
    background: ${token('color', 'sapphireSoft')};
    color: ${token('color', 'sapphireText')};
    font-weight: ${token('weight', 'bold')};
  }

  li:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 2.75rem;
    bottom: 0.25rem;
    left: calc(1.125rem - 1px);
    width: 2px;
    background: ${token('color', 'hairline')};
  }

  p {
    margin-top: ${token('space', 1)};
    color: ${token('color', 'textMuted')};
  }
`;
