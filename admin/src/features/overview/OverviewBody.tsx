import type { Overview } from '@suite/contracts/records';
import { Skeleton } from '@suite/ui/Skeleton';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { totalOf } from './ChartBars.tsx';
import { overviewStrings } from './overview-strings.ts';
import { SubmissionsChart } from './SubmissionsChart.tsx';
import { type NamedCount, TopList } from './TopList.tsx';

interface OverviewBodyProps {
  days: Overview['days'];
  sources: NamedCount[];
  offerings: NamedCount[];
}

/** Renders the chart and the most frequent sources and products, or that there were no submissions. */
export function OverviewBody({ days, sources, offerings }: OverviewBodyProps) {
  const strings = useStrings(overviewStrings);
  if (!days.some(totalOf)) return <Empty>{strings.none}</Empty>;
  return (
    <Columns>
      <SubmissionsChart days={days} />
      <TopList title={strings.sources} entries={sources} />
      <TopList title={strings.offerings} entries={offerings} />
    </Columns>
  );
}

/** Renders placeholders with the height of the content while the overview loads. */
export function OverviewBodySkeleton() {
  return (
    <Columns aria-hidden>
      <Skeleton $height="8.75rem" />
      <Skeleton $height="8.75rem" />
      <Skeleton $height="8.75rem" />
    </Columns>
  );
}

const Empty = styled.p`
  color: ${token('color', 'textMuted')};
  font-size: ${token('type', 'small')};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)} ${token('space', 5)};

  @media (width >= 48rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :first-child {
      grid-column: 1 / -1;
    }
  }

  @media (width >= 64rem) {
    grid-template-columns: minmax(0, 3fr) repeat(2, minmax(0, 1fr));

    > :first-child {
      grid-column: auto;
    }
  }
`;
