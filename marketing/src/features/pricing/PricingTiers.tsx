import { Card } from '@suite/ui/Card';
import { media, token } from '@suite/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { PricingTier } from '../../content/pricing.ts';

interface PricingTiersProps {
  tiers: readonly (PricingTier & { children: ReactNode; action: ReactNode })[];
}

/** Renders the three tiers side by side, without prices. */
export function PricingTiers({ tiers }: PricingTiersProps) {
  return (
    <Tiers>
      {tiers.map(({ name, audience, band, children, action }) => (
        <Tier as="li" key={name}>
          <Name $hasBand={band !== undefined}>
            <h3>{name}</h3>
            <p>
              {band && <Band>{band}</Band>}
              {audience.slice(band?.length)}
            </p>
          </Name>
          <Content>{children}</Content>
          {action}
        </Tier>
      ))}
    </Tiers>
  );
}

const Tiers = styled.ul`
  display: grid;
  /* In large text, a long word must not widen the page. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 3)};

  ${media.medium} {
    gap: ${token('space', 5)};
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :last-child {
      grid-column: 1 / -1;
    }
  }

  ${media.large} {
    row-gap: 0;
    grid-template-columns: repeat(3, minmax(0, 1fr));

    /* Names, contents and buttons of the tiers are in line. */
    & > li {
      display: grid;
      grid-row: span 3;
      grid-template-rows: subgrid;
    }

    & > :last-child {
      grid-column: auto;
    }
  }
`;

const Tier = styled(Card)`
  display: flex;
  flex-direction: column;
  padding: ${token('space', 4)};

  ${media.medium} {
    padding: ${token('space', 5)};

    /* A tier over the whole width has its points side by side. */
    ul {
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
    }
  }

  ${media.large} {
    padding: clamp(1.25rem, 6.8vw - 3rem, 2rem);
  }

  /* Its button is filled, too. */
  &:nth-child(2) {
    border-color: ${token('color', 'sapphire')};
    box-shadow: inset 0 0 0 1px ${token('color', 'sapphire')}, ${token('shadow', 'raised')};
  }

  h3 {
    font-size: ${token('type', 'title')};
  }

  & > a {
    padding-inline: ${token('space', 3)};
  }
`;

/** The audience is all that such a tier says. */
const noBand = `
  flex-basis: 100%;
  font-size: ${token('type', 'lead')};
  line-height: ${token('leading', 'snug')};
  text-wrap: balance;
`;

/** On a phone, the size is beside the name. */
const Name = styled.div<{ $hasBand: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space', 1)} ${token('space', 4)};

  p {
    ${({ $hasBand }) => ($hasBand ? `color: ${token('color', 'textMuted')};` : noBand)}
  }

  ${media.medium} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    row-gap: ${token('space', 4)};
  }
`;

const Band = styled.strong`
  margin-right: 0.15em;
  color: ${token('color', 'ink')};
  font-size: ${token('type', 'title')};
  font-weight: ${token('weight', 'bold')};
  font-variant-numeric: tabular-nums;
  line-height: ${token('leading', 'heading')};
  letter-spacing: -0.03em;

  ${media.medium} {
    font-size: ${token('type', 'heading')};
  }
`;

const Content = styled.div`
  flex: 1;
  padding-block: ${token('space', 4)};

  ${media.medium} {
    padding-block: ${token('space', 5)};
  }
`;
