import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import { about } from '../../content/about.ts';
import { TitledSection } from '../../features/page/TitledSection.tsx';

/** Renders the company's history, step by step. */
export function Story() {
  const { title, steps } = about.story;
  return (
    <TitledSection $tone="surface" title={title}>
      <Steps>
        {steps.map(({ when, text }) => (
          <li key={when}>
            <h3>{when}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Steps>
    </TitledSection>
  );
}

/** The line and its dots are on the left edge; on wide screens between time and text. */
const Steps = styled.ol`
  --dot: 0.875rem;

  li {
    position: relative;
    display: grid;
    gap: ${token('space', 3)};
    padding: 0 0 ${token('space', 6)} ${token('space', 6)};
  }

  li:last-child {
    padding-bottom: 0;
  }

  li::before,
  li::after {
    content: '';
    position: absolute;
    left: calc(var(--dot) / 2);
  }

  li:not(:last-child)::before {
    top: 0.75rem;
    bottom: -0.75rem;
    border-left: 2px solid ${token('color', 'hairline')};
    transform: translateX(-50%);
  }

  li::after {
    top: 0.5rem;
    width: var(--dot);
    height: var(--dot);
    border: 3px solid ${token('color', 'lagoon')};
    border-radius: ${token('radius', 'round')};
    background: ${token('color', 'surface')};
    transform: translateX(-50%);
  }

  h3 {
    font-size: ${token('type', 'title')};
  }

  p {
    max-width: ${token('size', 'text')};
    font-size: ${token('type', 'lead')};
  }

  ${media.large} {
    li {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: ${token('space', 5)};
      align-items: baseline;
      padding-left: 0;
    }

    li > p {
      grid-column: span 3;
    }

    li::before,
    li::after {
      left: calc(25% - ${token('space', 6)});
    }
  }
`;
