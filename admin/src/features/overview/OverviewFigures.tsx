import type { ByKind } from '@suite/contracts/forms/forms';
import type { Overview } from '@suite/contracts/records';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { formatNumber } from '../../language/format-number.ts';
import { kindOrder } from '../../language/kind-titles.ts';
import { useStrings } from '../../language/use-strings.ts';
import { totalOf } from './ChartBars.tsx';
import { formatDuration } from './format-duration.ts';
import { overviewStrings } from './overview-strings.ts';

/** Renders the figures next to the overview's title, which stay visible when the overview is collapsed. */
export function OverviewFigures({ overview }: { overview: Overview }) {
  const strings = useStrings(overviewStrings);
  const { responseTime } = overview;
  const shares = (counts: ByKind) =>
    kindOrder.map((kind) => `${strings.kinds[kind]}: ${formatNumber(counts[kind])}`).join('\n');
  return (
    <List>
      {(['unread', 'flagged', 'trash'] as const).map((name) => (
        <div key={name} title={shares(overview[name])}>
          <dt>{strings[name]}</dt>
          <dd>{totalOf(overview[name]).toLocaleString(strings.locale)}</dd>
        </div>
      ))}
      <div title={responseTime ? strings.responseHint(responseTime.answered) : undefined}>
        <dt>{strings.response}</dt>
        <dd>
          {responseTime
            ? formatDuration(responseTime.medianMinutes * 60, strings.locale)
            : strings.noResponse}
        </dd>
      </div>
    </List>
  );
}

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space', 4)};
  font-size: 0.8125rem;

  /* On a phone, figures that don't fit the line are left out until the overview is opened. */
  @media (width < 40rem) {
    flex: 1;
    min-width: 0;
    height: 1.5rem;
    overflow: clip;
    line-height: 1.5rem;

    [data-open] > & {
      flex-basis: 100%;
      height: auto;
    }
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
