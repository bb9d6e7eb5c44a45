import { media, token } from '@suite/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { OfferingId } from '../../content/offerings.ts';
import type { PricingTier } from '../../content/pricing.ts';

interface PricingTiersProps {
  offering: OfferingId;
  tiers: readonly (PricingTier & { children?: ReactNode; action: ReactNode })[];
}

const steps = [0, 1, 2];

/** The three tiers side by side, named with their size; prices are not shown (spec section 3). */
export function PricingTiers({ offering, tiers }: PricingTiersProps) {
  return (
    <Tiers $hasContent={tiers.some(({ children }) => children)}>
      {tiers.map(({ name, audience, children, action }, index) => (
        <Tier key={name}>
          <Size aria-hidden>
            {steps.map((step) => (
              <Bar key={step} $offering={offering} $isFilled={step <= index} />
            ))}
          </Size>
          <h3>{name}</h3>
          <Audience>{audience}</Audience>
          <Content>{children}</Content>
          {action}
        </Tier>
      ))}
    </Tiers>
  );
}

const Tiers = styled.ul<{ $hasContent: boolean }>`
  display: grid;
  gap: ${token('space', 4)};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.medium} {
    grid-template-columns: repeat(${({ $hasContent }) => ($hasContent ? 2 : 3)}, minmax(0, 1fr));

    & > :last-child {
      grid-column-end: -1;
      grid-column-start: ${({ $hasContent }) => ($hasContent ? 1 : 3)};
    }
  }

  ${media.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    & > :last-child {
      grid-column-start: 3;
    }
  }
`;

const Tier = styled.li`
  display: flex;
  flex-direction: column;
  padding: ${token('space', 5)};
  border: 1px solid ${token('color', 'hairline')};
  border-radius: ${token('radius', 'large')};
  background: ${token('color', 'surface')};
  box-shadow: ${token('shadow', 'raised')};

  ${media.large} {
    padding: ${token('space', 6)};
  }

  h3 {
    margin-top: ${token('space', 4)};
    font-size: ${token('type', 'title')};
  }
`;

const Audience = styled.p`
  color: ${token('color', 'textMuted')};
`;

const Content = styled.div`
  flex: 1;
  padding-block: ${token('space', 5)};
`;

const Size = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 4px;
  height: 2rem;
`;

const Bar = styled.span<{ $offering: OfferingId; $isFilled: boolean }>`
  width: 0.75rem;
  height: 40%;
  border-radius: 4px;
  background: ${({ $offering, $isFilled }) => token($isFilled ? 'offering' : 'offeringSoft', $offering)};

  &:nth-child(2) {
    height: 70%;
  }

  &:nth-child(3) {
    height: 100%;
  }
`;
