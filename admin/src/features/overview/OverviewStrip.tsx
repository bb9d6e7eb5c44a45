import { IconButton } from '@suite/ui/IconButton';
import { media, token } from '@suite/ui/theme';
import { VisuallyHidden } from '@suite/ui/VisuallyHidden';
import { ChevronDown, Table2 } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { OverviewAlerts } from './OverviewAlerts.tsx';
import { OverviewBody, OverviewBodySkeleton } from './OverviewBody.tsx';
import { OverviewFailure } from './OverviewFailure.tsx';
import { OverviewFigures } from './OverviewFigures.tsx';
import { OverviewTables } from './OverviewTables.tsx';
import { useReadOverviewQuery } from './overview-api.ts';
import { overviewStrings } from './overview-strings.ts';
import { PeriodChoice } from './PeriodChoice.tsx';
import { useOverviewSettings } from './use-overview-settings.ts';

/** Renders the overview of submissions above the lists. If it fails to load, the rest of the panel still works. */
export function OverviewStrip() {
  const strings = useStrings(overviewStrings);
  const offeringNames: Record<string, string | undefined> = strings.offeringNames;
  const id = useId();
  const [{ isOpen, period }, change] = useOverviewSettings();
  const [isTableOpen, setIsTableOpen] = useState(false);
  const { data, currentData, error, refetch } = useReadOverviewQuery(period, {
    refetchOnMountOrArgChange: true,
  });
  // The previous numbers stay visible until those of the new period are loaded.
  const overview = error ? undefined : (currentData ?? data);
  const named = overview && {
    days: overview.days,
    sources: overview.sources.map(({ source, count }) => ({
      name: strings.sourceNames[source] ?? source,
      count,
    })),
    offerings: overview.offerings.map(({ offering, count }) => ({
      name: offeringNames[offering] ?? offering,
      count,
    })),
  };
  return (
    <Strip aria-labelledby={id}>
      <Bar>
        <Heading id={id}>
          <Toggle type="button" aria-expanded={isOpen} onClick={() => change({ isOpen: !isOpen })}>
            <ChevronDown aria-hidden size={18} strokeWidth={1.75} />
            {strings.title}
          </Toggle>
        </Heading>
        {overview && <OverviewFigures overview={overview} />}
        {overview && <OverviewAlerts overview={overview} />}
        {error !== undefined && <OverviewFailure onRetry={refetch} />}
        {isOpen && (
          <Choices>
            <PeriodChoice value={period} onChange={(chosen) => change({ period: chosen })} />
            <IconButton label={strings.asTable} disabled={!named} onClick={() => setIsTableOpen(true)}>
              <Table2 aria-hidden size={18} strokeWidth={1.75} />
            </IconButton>
          </Choices>
        )}
      </Bar>
      {!overview && !error && <VisuallyHidden role="status">{strings.loading}</VisuallyHidden>}
      {isOpen && named && <OverviewBody {...named} />}
      {isOpen && !named && !error && <OverviewBodySkeleton />}
      {isTableOpen && named && <OverviewTables {...named} onClose={() => setIsTableOpen(false)} />}
    </Strip>
  );
}

const Strip = styled.section`
  flex: none;
  margin-bottom: ${token('space', 3)};
  padding: ${token('space', 2)} ${token('space', 4)};
  border: 1px solid ${token('color', 'hairline')};
  border-radius: ${token('radius', 'small')};
  background: ${token('color', 'surface')};
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 1)} ${token('space', 5)};
  min-height: 2rem;
`;

const Choices = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space', 1)};

  ${media.medium} {
    margin-left: auto;
  }
`;

const Heading = styled.h2`
  font-size: 0.9375rem;
  letter-spacing: 0;
`;

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token('space', 1)};
  min-height: 2rem;
  padding: 0;
  border: 0;
  border-radius: 6px;
  background: none;
  color: ${token('color', 'ink')};
  font-weight: ${token('weight', 'semibold')};
  cursor: pointer;

  svg {
    transition: transform ${token('motion', 'fast')} ${token('motion', 'ease')};
  }

  &[aria-expanded='false'] svg {
    transform: rotate(-90deg);
  }
`;
