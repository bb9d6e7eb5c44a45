import type { OfferingId } from '@suite/contracts/offerings';
import { media, token } from '@suite/ui/theme';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { PricingTier } from '../../content/pricing.ts';

interface PricingTiersProps {
  offering: OfferingId;
  tiers: readonly (PricingTier & { children?: ReactNode; action: ReactNode })[];
  /** What all tiers have in common, in a row below them. */
  common?: { title: string; items: readonly string[] } | undefined;
}

const steps = [0, 1, 2];

/** Renders the three tiers side by side, without prices. */
export function PricingTiers({ offering, tiers, common }: PricingTiersProps) {
  return (
    <>
      <Tiers $hasContent={tiers.some(({ children }) => children)}>
        {tiers.map(({ name, audience, band, children, action }, index) => (
          <Tier key={name}>
            <Name>
              <h3>{name}</h3>
              <Size aria-hidden>
                {steps.map((step) => (
                  <Bar key={step} $offering={offering} $isFilled={step <= index} />
                ))}
              </Size>
            </Name>
            <Audience>
              {band && <Band>{band}</Band>}
              {audience.slice(band?.length)}
            </Audience>
            <Content>{children}</Content>
            {action}
          </Tier>
        ))}
      </Tiers>
      {common && (
        <Common $offering={offering}>
          <p>{common.title}</p>
          <ul>
            {common.items.map((item) => (
              <li key={item}>
                <Check aria-hidden size={18} strokeWidth={1.75} />
                {item}
              </li>
            ))}
          </ul>
        </Common>
      )}
    </>
  );
}

const Tiers = styled.ul<{ $hasContent: boolean }>`
  display: grid;
  /* In large text, a long word must not widen the page. */
  grid-template-columns: minmax(0, 1fr);
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

const Common = styled.div<{ $offering: OfferingId }>`
  display: grid;
  gap: ${token('space', 4)};
  margin-top: ${token('space', 4)};
  padding: ${token('space', 5)};
  border: 1px solid ${token('color', 'hairline')};
  border-radius: ${token('radius', 'large')};
  background: ${token('color', 'surface')};

  ${media.large} {
    padding-inline: ${token('space', 6)};
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space', 2)} ${token('space', 5)};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: inline-flex;
    align-items: center;
    gap: ${token('space', 2)};
  }

  svg {
    flex: none;
    color: ${({ $offering }) => token('offering', $offering)};
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
    font-size: ${token('type', 'title')};
  }

  & > a {
    padding-inline: ${token('space', 3)};
  }
`;

const Name = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${token('space', 4)};
`;

const Audience = styled.p`
  color: ${token('color', 'textMuted')};
`;

const Band = styled.strong`
  margin-right: 0.15em;
  color: ${token('color', 'ink')};
  font-size: ${token('type', 'heading')};
  font-weight: ${token('weight', 'bold')};
  font-variant-numeric: tabular-nums;
  line-height: ${token('leading', 'heading')};
  letter-spacing: -0.03em;
`;

const Content = styled.div`
  flex: 1;
  padding-block: ${token('space', 5)};

  &:empty {
    padding-block: ${token('space', 2)};
  }
`;

const Size = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 4px;
  height: 1.75rem;
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
