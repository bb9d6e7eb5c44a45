import type { Overview } from '@suite/contracts/records';
import { Button } from '@suite/ui/Button';
import { Skeleton } from '@suite/ui/Skeleton';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { totalOf, totalsOf } from './ChartBars.tsx';
import { OverviewTiles } from './OverviewTiles.tsx';
import { longest } from './overview-api.ts';
import { overviewStrings } from './overview-strings.ts';
import { SubmissionsChart } from './SubmissionsChart.tsx';
import { TopList } from './TopList.tsx';

interface OverviewBodyProps {
  overview: Overview;
  /** Shows all records that are kept. */
  onShowAll(): void;
}

/** Renders the figures, the chart and the most frequent sources and products of the period. */
export function OverviewBody({ overview, onShowAll }: OverviewBodyProps) {
  const { days, sources, offerings } = overview;
  const strings = useStrings(overviewStrings);
  const offeringNames: Record<string, string | undefined> = strings.offeringNames;
  return (
    <>
      <OverviewTiles overview={overview} />
      <Columns>
        {totalOf(totalsOf(days)) > 0 ? (
          <>
            <SubmissionsChart days={days} />
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
            <strong>{strings.none}</strong>
            {days.length !== longest && (
              <Button $variant="secondary" $size="small" onClick={onShowAll}>
                {strings.showAll}
              </Button>
            )}
          </Empty>
        )}
      </Columns>
    </>
  );
}

/** Renders placeholders with the height of the content while the overview loads. */
export function OverviewBodySkeleton() {
  return (
    <>
      <Skeleton $height="5.5rem" />
      <Skeleton $height="12.5rem" />
    </>
  );
}

const Empty = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${token('space', 3)};

  strong {
    color: ${token('color', 'ink')};
    font-size: ${token('type', 'small')};
    font-weight: ${token('weight', 'semibold')};
  }
`;

const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  overflow: clip;
  border: 1px solid ${token('color', 'hairline')};
  border-radius: ${token('radius', 'small')};
  background: ${token('color', 'hairline')};

  /* Each is wide enough for its names. */
  > * {
    flex: 1 1 13.5rem;
    min-width: 0;
    padding: ${token('space', 3)};
    background: ${token('color', 'surface')};
  }

  > :first-child {
    flex: 99 1 16rem;
  }
`;
