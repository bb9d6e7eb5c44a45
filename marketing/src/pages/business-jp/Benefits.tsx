import { Container } from '@suite/ui/Container';
import { Section } from '@suite/ui/Section';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import { businessJp } from '../../content/business-jp.ts';
import { SectionHeader } from '../../features/page/SectionHeader.tsx';

/** Renders the four numbered benefits. */
export function Benefits() {
  const { title, items } = businessJp.benefits;
  return (
    <Section data-scheme="dark">
      <Container>
        <SectionHeader title={title} />
        <Numbered>
          {items.map((benefit) => (
            <li key={benefit.title}>
              <h3>{benefit.title}</h3>
              <p>{benefit.description}</p>
            </li>
          ))}
        </Numbered>
      </Container>
    </Section>
  );
}

const Numbered = styled.ol`
  display: grid;
  gap: ${token('space', 5)};
  counter-reset: benefit;

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  li {
    display: grid;
    align-content: start;
    gap: ${token('space', 3)};
    padding: ${token('space', 5)};
    border: 1px solid ${token('color', 'hairline')};
    border-radius: ${token('radius', 'large')};
    background: ${token('color', 'surface')};
    counter-increment: benefit;
  }

  li::before {
    content: counter(benefit, decimal-leading-zero);
    color: ${token('color', 'lagoonText')};
    font-size: ${token('type', 'heading')};
    font-weight: ${token('weight', 'bold')};
    font-variant-numeric: tabular-nums;
    line-height: 1;
  }

  h3 {
    font-size: ${token('type', 'title')};
  }

  p {
    max-width: 34em;
    color: ${token('color', 'textMuted')};
  }
`;
