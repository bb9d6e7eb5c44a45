import type { Overview } from '@suite/contracts/records';
import { Button } from '@suite/ui/Button';
import { Skeleton } from '@suite/ui/Skeleton';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { totalOf } from './ChartBars.tsx';
import { OverviewCounts } from './OverviewCounts.tsx';
import { longest } from './overview-api.ts';
import { overviewStrings } from './overview-strings.ts';
import { SubmissionsChart } from './SubmissionsChart.tsx';
import { TopList } from './TopList.tsx';

interface OverviewBodyProps {
  overview: Overview;
  /** Shows all records that are kept. */
  onShowAll(): void;
}

/** Returns the number of submissions received in the period of an overview. */
export const submissionsOf = ({ days }: Overview) => days.reduce((sum, day) => sum + totalOf(day), 0);

/** Renders what is in the lists and, of the period, the chart and the most frequent sources and products. */
export function OverviewBody({ overview, onShowAll }: OverviewBodyProps) {
  const { days, sources, offerings, previousTotal } = overview;
  const strings = useStrings(overviewStrings);
  const offeringNames: Record<string, string | undefined> = strings.offeringNames;
  const total = submissionsOf(overview);
  const isAll = days.length === longest;
  const comparison =
    isAll || previousTotal === undefined ? '' : strings.comparison(days.length, total - previousTotal);
  return (
    <Columns>
      <OverviewCounts overview={overview} />
      {total > 0 ? (
        <>
          <SubmissionsChart days={days} comparison={comparison} />
          <TopList
            title={strings.sources}
            entries={sources.map(({ source, count }) => ({
              name: strings.sourceNames[source] ?? source,
              count,
            }))}
          />
          <TopList
            title={strings.offerings}
            entries={offerings.map(({ offering, count }) => ({
              name: offeringNames[offering] ?? offering,
              count,
            }))}
          />
        </>
      ) : (
        <Empty>
          <p>
            <strong>{strings.none}</strong>
            {previousTotal ? `, ${comparison}` : ''}
          </p>
          {!isAll && (
            <Button $variant="secondary" $size="small" onClick={onShowAll}>
              {strings.showAll}
            </Button>
          )}
        </Empty>
      )}
    </Columns>
  );
}

/** Renders placeholders with the height of the content while the overview loads. */
export function OverviewBodySkeleton() {
  return (
    <Columns aria-hidden>
      <Skeleton $height="6.5rem" />
      <Skeleton $height="8.75rem" />
      <Skeleton $height="8.75rem" />
      <Skeleton $height="8.75rem" />
    </Columns>
  );
}

const Empty = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token('space', 2)} ${token('space', 4)};
  padding: ${token('space', 3)};
  border: 1px dashed ${token('color', 'control')};
  border-radius: ${token('radius', 'small')};
  color: ${token('color', 'textMuted')};
  font-size: ${token('type', 'small')};

  strong {
    color: ${token('color', 'ink')};
    font-weight: ${token('weight', 'semibold')};
  }
`;

const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 4)} ${token('space', 6)};

  > * {
    flex: 2 1 10rem;
  }

  > :first-child {
    flex: 1 1 19rem;
  }

  > :nth-child(2) {
    flex: 5 1 20rem;
  }
`;
