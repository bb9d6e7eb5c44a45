import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import { day } from './day.ts';

/** Renders the figures of the day, each in its offering's hue. */
export function Tiles() {
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
