import { Card } from '@suite/ui/Card';
import { Container } from '@suite/ui/Container';
import { Grid } from '@suite/ui/Grid';
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
        <Numbered as="ol" $min="26rem">
          {items.map((benefit) => (
            <Card as="li" key={benefit.title}>
              <h3>{benefit.title}</h3>
              <p>{benefit.description}</p>
            </Card>
          ))}
        </Numbered>
      </Container>
    </Section>
  );
}

const Numbered = styled(Grid)`
  counter-reset: benefit;

  li {
    display: grid;
    align-content: start;
    gap: ${token('space', 3)};
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

  /* The number is beside the title. */
  ${media.phone} {
    li {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
    }

    p {
      grid-column: 1 / -1;
    }
  }
`;
