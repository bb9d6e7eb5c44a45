import { offeringIds } from '@suite/contracts/offerings';
import { OfferingIcon } from '@suite/ui/OfferingIcon';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import { day } from './day.ts';
import { OrderPanel } from './OrderPanel.tsx';
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

/** Renders the figures of the day, each in its offering's hue. */
function Tiles() {
  return (
    <Row>
      {day.tiles.map(({ id, label, value, note }) => (
        <Tile key={id} style={{ background: token('offeringSoft', id) }}>
          <span style={{ color: token('offering', id) }}>{label}</span>
          <strong>{value}</strong>
          <span>{note}</span>
        </Tile>
      ))}
    </Row>
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

  /* One piece on the first sheet. */
  @media print {
    zoom: 0.7;
    break-inside: avoid;
    print-color-adjust: exact;
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

const Row = styled.div`
  display: grid;
  /* Two columns, or one for large text. */
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(7.5rem, 40%)), 1fr));
  gap: ${token('space', 3)};

  ${media.large} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${token('space', 4)};
  }
`;

const Tile = styled.div`
  display: grid;
  align-content: start;
  gap: 2px;
  padding: ${token('space', 3)} ${token('space', 4)};
  border-radius: ${token('radius', 'small')};

  span:first-child {
    font-weight: ${token('weight', 'semibold')};
  }

  strong {
    color: ${token('color', 'ink')};
    font-size: 1.375rem;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
  }
`;
