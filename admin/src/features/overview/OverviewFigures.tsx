import type { Overview } from '@suite/contracts/records';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { formatNumber } from '../../language/format-number.ts';
import { useStrings } from '../../language/use-strings.ts';
import { totalOf } from './ChartBars.tsx';
import { formatDuration } from './format-duration.ts';
import { countNames } from './OverviewCounts.tsx';
import { overviewStrings } from './overview-strings.ts';

/**
 * Renders the figures next to the title of an overview that is not open, without those that are 0 or missing, or that the tabs
 * show.
 */
export function OverviewFigures({ overview }: { overview: Overview }) {
  const strings = useStrings(overviewStrings);
  const { responseTime } = overview;
  const counts = countNames
    .map((name) => ({ name, count: totalOf(overview[name]) }))
    .filter(({ name, count }) => name !== 'unread' && count > 0);
  return (
    <List>
      {counts.map(({ name, count }) => (
        <div key={name}>
          <dt>{strings[name]}</dt>
          <dd>{formatNumber(count)}</dd>
        </div>
      ))}
      {responseTime && (
        <div title={strings.responseHint(responseTime.answered)}>
          <dt>{strings.response}</dt>
          <dd>{describeResponse(responseTime, strings)}</dd>
        </div>
      )}
    </List>
  );
}

/** Returns the median response time in words. */
export function describeResponse(responseTime: Overview['responseTime'], strings: typeof overviewStrings.en) {
  if (!responseTime) return strings.noResponse;
  const { medianMinutes } = responseTime;
  return medianMinutes === 0 ? strings.atOnce : formatDuration(medianMinutes * 60, strings.locale);
}

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space', 4)};
  font-size: 0.8125rem;

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
