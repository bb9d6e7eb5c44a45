import type { OfferingId } from '@suite/contracts/offerings';
import { Container } from '@suite/ui/Container';
import { Section } from '@suite/ui/Section';
import { media, token } from '@suite/ui/theme';
import { Check, Sparkle } from 'lucide-react';
import styled from 'styled-components';
import type { Offering } from '../../content/offerings/offering.ts';
import { productStrings } from '../../content/product-strings.ts';

/** Renders the section that all offering pages share: description, 'Key Features' and the five 'Benefits'. */
export function Overview({ offering: { id, description, list, benefits } }: { offering: Offering }) {
  return (
    <Section $tone="surface">
      <Container>
        <Description>{description}</Description>
        <Columns $offering={id}>
          <div>
            <h2>{productStrings.keyFeatures}</h2>
            <ul>
              {list.items.map((item) => (
                <li key={item}>
                  <Check aria-hidden size={20} strokeWidth={1.75} />
                  {item}
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2>{productStrings.benefits}</h2>
            <ul>
              {benefits.map((benefit) => (
                <li key={benefit}>
                  <Sparkle aria-hidden size={20} strokeWidth={1.75} />
                  {benefit}
                </li>
              ))}
            </ul>
          </div>
        </Columns>
      </Container>
    </Section>
  );
}

const Description = styled.p`
  max-width: 30em;
  margin-bottom: ${token('space', 6)};
  color: ${token('color', 'ink')};
  font-size: clamp(1.375rem, 1.1rem + 1.1vw, 2rem);
  font-weight: ${token('weight', 'semibold')};
  line-height: ${token('leading', 'snug')};
  letter-spacing: -0.015em;
  text-wrap: balance;
`;

const Columns = styled.div<{ $offering: OfferingId }>`
  display: grid;
  gap: ${token('space', 6)};

  h2 {
    padding-bottom: ${token('space', 3)};
    border-bottom: 2px solid ${({ $offering }) => token('offering', $offering)};
    font-size: ${token('type', 'title')};
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${token('space', 3)};
    padding-block: ${token('space', 2)};
    border-bottom: 1px solid ${token('color', 'hairline')};
  }

  svg {
    margin-top: 0.15em;
    color: ${({ $offering }) => token('offering', $offering)};
  }

  ${media.medium} {
    grid-template-columns: 1fr 1fr;
    gap: ${token('space', 7)};

    li {
      padding-block: ${token('space', 3)};
    }
  }
`;
