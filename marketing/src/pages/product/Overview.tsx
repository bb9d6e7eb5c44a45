import type { OfferingId } from '@suite/contracts/offerings';
import { CheckList } from '@suite/ui/CheckList';
import { Container } from '@suite/ui/Container';
import { Section } from '@suite/ui/Section';
import { media, token } from '@suite/ui/theme';
import { Sparkle } from 'lucide-react';
import styled from 'styled-components';
import type { Offering } from '../../content/offerings/offering.ts';
import { productStrings } from '../../content/product-strings.ts';

interface OverviewProps {
  offering: Offering;
  /** Whether the features are listed here, not in the page's hero. */
  hasFeatures?: boolean;
}

/** Renders the section that all offering pages share: description, 'Key Features' and the five 'Benefits'. */
export function Overview({ offering, hasFeatures = true }: OverviewProps) {
  const { id, description, list, benefits } = offering;
  return (
    <Section $tone="surface">
      <Container>
        <Description>{description}</Description>
        <Columns $offering={id}>
          {hasFeatures && (
            <div>
              <h2>{productStrings.keyFeatures}</h2>
              <CheckList items={list.items} offering={id} hasNames />
            </div>
          )}
          <div>
            <h2>{productStrings.benefits}</h2>
            <CheckList items={benefits} offering={id} icon={Sparkle} />
          </div>
        </Columns>
      </Container>
    </Section>
  );
}

const Description = styled.p`
  max-width: 30em;
  margin-bottom: clamp(1.5rem, 1rem + 2vw, 3rem);
  color: ${token('color', 'ink')};
  font-size: clamp(1.25rem, 0.97rem + 1.15vw, 2rem);
  font-weight: ${token('weight', 'semibold')};
  line-height: ${token('leading', 'snug')};
  letter-spacing: -0.015em;
  text-wrap: balance;
`;

/** The features are names, side by side; the benefits are sentences, in rows on a phone and otherwise in columns. */
const Columns = styled.div<{ $offering: OfferingId }>`
  display: grid;
  gap: ${token('space', 5)};

  h2 {
    padding-bottom: ${token('space', 2)};
    border-bottom: 2px solid ${({ $offering }) => token('offering', $offering)};
    font-size: ${token('type', 'title')};
  }

  ul {
    padding-top: ${token('space', 3)};
  }

  ${media.medium} {
    gap: ${token('space', 6)};

    ul {
      padding-top: ${token('space', 4)};
    }

    div:not(:last-child) > ul {
      display: flex;
      flex-wrap: wrap;
      gap: ${token('space', 2)} ${token('space', 6)};
    }

    div:last-child > ul {
      grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
      gap: ${token('space', 4)} ${token('space', 5)};
    }
  }
`;
