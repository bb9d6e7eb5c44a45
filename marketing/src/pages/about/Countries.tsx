import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import { about } from '../../content/about.ts';
import { TitledSection } from '../../features/page/TitledSection.tsx';

const hoursOfDay = 24;
const ticks = [0, 6, 12, 18, 24];

const percent = (hours: number) => `${(hours / hoursOfDay) * 100}%`;

const clock = (hours: number) => {
  const minutes = Math.round(hours * 60) % (hoursOfDay * 60);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
};

/** Renders the places where the company works and their office hours, or nothing if no place is configured. */
export function Countries() {
  const { title, lead, items, support, chart } = about.countries;
  if (items.length === 0) return null;
  return (
    <TitledSection title={title} lead={lead}>
      <figure>
        <Places>
          {items.map(({ place, day }) => (
            <li key={place}>
              <strong>{place}</strong>
              {day && (
                <>
                  <span>
                    {clock(day.from)}–{clock(day.to)}
                  </span>
                  <Track aria-hidden>
                    <Day
                      style={{ left: percent(day.from), width: percent(day.to - day.from) }}
                      $isHome={day.isHome}
                    />
                    {day.to > hoursOfDay && (
                      <Day style={{ left: 0, width: percent(day.to - hoursOfDay) }} $isRest />
                    )}
                  </Track>
                </>
              )}
            </li>
          ))}
          {support && (
            <li>
              <strong>{support.place}</strong>
              <span>{support.hours}</span>
              <Track aria-hidden>
                <Day style={{ left: 0, width: '100%' }} $isSupport />
              </Track>
            </li>
          )}
        </Places>
        <Axis aria-hidden>
          {ticks.map((tick) => (
            <span key={tick}>{String(tick).padStart(2, '0')}</span>
          ))}
        </Axis>
        <Caption>{chart}</Caption>
      </figure>
    </TitledSection>
  );
}

const names = '12.75rem';

const Places = styled.ul`
  display: grid;
  gap: ${token('space', 5)};

  li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: ${token('space', 2)};
    align-items: baseline;
  }

  strong {
    color: ${token('color', 'ink')};
    font-size: ${token('type', 'title')};
    letter-spacing: -0.02em;
  }

  li > span {
    color: ${token('color', 'textMuted')};
    font-size: ${token('type', 'small')};
    font-variant-numeric: tabular-nums;
  }

  ${media.medium} {
    gap: ${token('space', 4)};

    li {
      grid-template-columns: ${names} 1fr;
      gap: 0;
      align-items: center;
    }

    li > div {
      grid-area: 1 / 2 / span 2 / auto;
    }

    li > span {
      grid-row: 2;
    }
  }
`;

/** Twenty-four hours, with a line every six hours. */
const Track = styled.div`
  grid-column: 1 / -1;
  position: relative;
  height: 2rem;
  overflow: hidden;
  border-radius: ${token('radius', 'small')};
  forced-color-adjust: none;
  print-color-adjust: exact;
  background:
    linear-gradient(90deg, transparent calc(100% - 1px), ${token('color', 'hairline')} 0) 0 0 / 25% 100%,
    ${token('color', 'sunken')};
`;

const Day = styled.span<{ $isHome?: boolean; $isRest?: boolean; $isSupport?: boolean }>`
  position: absolute;
  inset-block: 0;
  border-radius: ${token('radius', 'small')};
  background: ${({ $isHome }) => token('color', $isHome ? 'sapphire' : 'lagoon')};
  ${({ $isSupport }) => $isSupport && 'opacity: 0.45;'}
  ${({ $isRest }) => $isRest && 'border-start-start-radius: 0; border-end-start-radius: 0;'}
`;

const Axis = styled.div`
  display: flex;
  justify-content: space-between;
  margin-top: ${token('space', 2)};
  color: ${token('color', 'textMuted')};
  font-size: ${token('type', 'small')};
  font-variant-numeric: tabular-nums;

  /* With a width of 0, a label is centred below its line. */
  span {
    display: flex;
    justify-content: center;
    width: 0;
    white-space: nowrap;
  }

  /* Within the page's edges, as the chat button may be beside it. */
  span:first-child {
    justify-content: start;
  }

  span:last-child {
    justify-content: end;
  }

  ${media.medium} {
    margin-left: ${names};
  }
`;

const Caption = styled.figcaption`
  margin-top: ${token('space', 4)};
  color: ${token('color', 'textMuted')};
  font-size: ${token('type', 'small')};

  ${media.medium} {
    margin-left: ${names};
  }
`;
