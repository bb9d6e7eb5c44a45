import type { Overview } from '@suite/contracts/records';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { formatNumber } from '../../language/format-number.ts';
import { kindOrder } from '../../language/kind-titles.ts';
import { useStrings } from '../../language/use-strings.ts';
import { totalOf, totalsOf } from './ChartBars.tsx';
import { formatDuration } from './format-duration.ts';
import { overviewStrings } from './overview-strings.ts';

/** Renders the figures of the period. */
export function OverviewTiles({ overview: { days, responseTime } }: { overview: Overview }) {
  const strings = useStrings(overviewStrings);
  const totals = totalsOf(days);
  return (
    <Tiles>
      <Tile title={strings.submissions}>{formatNumber(totalOf(totals))}</Tile>
      {kindOrder.map((kind) => (
        <Tile key={kind} title={strings.kinds[kind]}>
          {formatNumber(totals[kind])}
        </Tile>
      ))}
      <Tile title={strings.response} hint={responseTime && strings.responseHint(responseTime.answered)}>
        {describeResponse(responseTime, strings)}
      </Tile>
    </Tiles>
  );
}

/** Returns the median response time in words. */
function describeResponse(responseTime: Overview['responseTime'], strings: typeof overviewStrings.en) {
  if (!responseTime) return strings.noResponse;
  const { medianMinutes } = responseTime;
  return medianMinutes === 0 ? strings.atOnce : formatDuration(medianMinutes * 60, strings.locale);
}

function Tile({ title, hint, children }: { title: string; hint?: string | null; children: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
      {hint && <dd>{hint}</dd>}
    </div>
  );
}

const Tiles = styled.dl`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 1px;
  overflow: clip;
  border: 1px solid ${token('color', 'hairline')};
  border-radius: ${token('radius', 'small')};
  background: ${token('color', 'hairline')};
  line-height: ${token('leading', 'snug')};

  > div {
    padding: ${token('space', 3)};
    background: ${token('color', 'surface')};
  }

  /* Their titles fit one line. */
  @media (40rem <= width < 64rem) {
    > div {
      padding-inline: ${token('space', 2)};
    }
  }

  /* The first one fills a row; the others share two. */
  @media (width < 40rem) {
    grid-auto-flow: row;
    grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr));

    > :first-child {
      grid-column: 1 / -1;
    }
  }

  dt,
  dd + dd {
    color: ${token('color', 'textMuted')};
    font-size: 0.8125rem;
  }

  dt + dd {
    margin-block: 2px;
    color: ${token('color', 'ink')};
    font-size: 1.375rem;
    font-weight: ${token('weight', 'semibold')};
    font-variant-numeric: tabular-nums;
  }
`;
