import type { Overview } from '@suite/contracts/records';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { formatNumber } from '../../language/format-number.ts';
import { useStrings } from '../../language/use-strings.ts';
import { totalOf } from './ChartBars.tsx';
import { formatDuration } from './format-duration.ts';
import { countNames } from './OverviewCounts.tsx';
import { overviewStrings } from './overview-strings.ts';

interface OverviewFiguresProps {
  overview: Overview;
  /** Whether the lists' counts are below, because the overview is open. */
  isOpen: boolean;
}

/** Renders the figures next to the overview's title. */
export function OverviewFigures({ overview, isOpen }: OverviewFiguresProps) {
  const strings = useStrings(overviewStrings);
  const { responseTime } = overview;
  return (
    <List>
      {!isOpen &&
        countNames.map((name) => (
          <div key={name}>
            <dt>{strings[name]}</dt>
            <dd>{formatNumber(totalOf(overview[name]))}</dd>
          </div>
        ))}
      <div title={responseTime ? strings.responseHint(responseTime.answered) : undefined}>
        <dt>{strings.response}</dt>
        <dd>{responseTime ? describeMinutes(responseTime.medianMinutes, strings) : strings.noResponse}</dd>
      </div>
    </List>
  );
}

const describeMinutes = (minutes: number, { atOnce, locale }: typeof overviewStrings.en) =>
  minutes === 0 ? atOnce : formatDuration(minutes * 60, locale);

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space', 4)};
  font-size: 0.8125rem;

  /* On a phone, figures that don't fit the line are left out. */
  @media (width < 40rem) {
    flex: 1;
    min-width: 0;
    height: 1.5rem;
    overflow: clip;
    line-height: 1.5rem;
  }

  div {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 0 6px;
  }

  dt {
    color: ${token('color', 'textMuted')};
  }

  dd {
    color: ${token('color', 'ink')};
    font-weight: ${token('weight', 'semibold')};
    font-variant-numeric: tabular-nums;
  }
`;
