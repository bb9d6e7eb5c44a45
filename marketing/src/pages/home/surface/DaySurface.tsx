import { offeringIds } from '@suite/contracts/offerings';
import { OfferingIcon } from '@suite/ui/OfferingIcon';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import { day } from './day.ts';
import { OrderPanel } from './OrderPanel.tsx';
import { Tiles } from './Tiles.tsx';
import { WeekPanel } from './WeekPanel.tsx';

/** Renders the hero's picture as HTML: sharp at every size, readable on a phone. */
export function DaySurface() {
  return (
    <Frame role="img" aria-label={day.alt}>
      <Rail>
        {offeringIds.map((id) => (
          <span key={id} style={{ color: token('offering', id), background: token('offeringSoft', id) }}>
            <OfferingIcon id={id} size={18} />
          </span>
        ))}
      </Rail>
      <Screen>
        <Bar>
          <strong>Today</strong>
          <span>09:41</span>
        </Bar>
        <Tiles />
        <Panels>
          <OrderPanel />
          <WeekPanel />
        </Panels>
      </Screen>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  overflow: hidden;
  border: 1px solid ${token('color', 'hairline')};
  border-radius: ${token('radius', 'large')};
  background: ${token('color', 'surface')};
  box-shadow: ${token('shadow', 'floating')};
  font-size: ${token('type', 'small')};
  line-height: ${token('leading', 'snug')};

  ${media.large} {
    grid-template-columns: 4.5rem 1fr;
  }
`;

const Rail = styled.div`
  display: none;
  align-content: start;
  justify-items: center;
  gap: ${token('space', 3)};
  padding-block: ${token('space', 5)};
  border-right: 1px solid ${token('color', 'hairline')};

  span {
    display: grid;
    place-items: center;
    width: 2.5rem;
    height: 2.5rem;
    border-radius: ${token('radius', 'small')};
  }

  ${media.large} {
    display: grid;
  }
`;

const Screen = styled.div`
  display: grid;
  /* Stretched to the rail's height, the tiles would move when the panels arrive later. */
  align-content: start;
  gap: ${token('space', 4)};
  min-width: 0;
  padding: ${token('space', 4)};

  ${media.medium} {
    padding: ${token('space', 5)};
  }
`;

const Bar = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  color: ${token('color', 'textMuted')};
  font-variant-numeric: tabular-nums;

  strong {
    color: ${token('color', 'ink')};
    font-size: 1.25rem;
    letter-spacing: -0.01em;
  }
`;

const Panels = styled.div`
  display: grid;
  gap: ${token('space', 4)};

  ${media.large} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;
