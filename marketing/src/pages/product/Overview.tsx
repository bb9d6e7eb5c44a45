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
      <Content $isRow={!hasFeatures}>
        <Description>{description}</Description>
        <Lists $offering={id}>
          {hasFeatures && (
            <div>
              <h2>{productStrings.keyFeatures}</h2>
              <CheckList items={list.items} offering={id} />
            </div>
          )}
          <div>
            <h2>{productStrings.benefits}</h2>
            <CheckList items={benefits} offering={id} icon={Sparkle} />
          </div>
        </Lists>
      </Content>
    </Section>
  );
}

/** Description and lists; side by side if there is one list. */
const Content = styled(Container)<{ $isRow: boolean }>`
  display: grid;
  gap: ${token('space', 5)};

  ${media.large} {
    ${({ $isRow }) => $isRow && 'grid-template-columns: repeat(2, minmax(0, 1fr));'}
  }
`;

const Description = styled.p`
  max-width: 50rem;
  color: ${token('color', 'ink')};
  font-size: clamp(1.125rem, 0.8rem + 1.35vw, 2rem);
  font-weight: ${token('weight', 'semibold')};
  line-height: ${token('leading', 'snug')};
  letter-spacing: -0.015em;
  text-wrap: balance;
`;

const Lists = styled.div<{ $offering: OfferingId }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: ${token('space', 5)};

  h2 {
    padding-bottom: ${token('space', 2)};
    border-bottom: 2px solid ${({ $offering }) => token('offering', $offering)};
    font-size: ${token('type', 'title')};
  }

  ul {
    grid-template-columns: minmax(0, 1fr);
    padding-top: ${token('space', 3)};
    text-wrap: balance;
  }
`;
