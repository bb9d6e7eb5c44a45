import { Button } from '@suite/ui/Button';
import { token } from '@suite/ui/theme';
import { VisuallyHidden } from '@suite/ui/VisuallyHidden';
import { ChartColumn, ChevronDown } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { ChoiceGroup } from '../../list/ChoiceGroup.tsx';
import { useRetryOnline } from '../../list/use-is-online.ts';
import { hidden } from '../../screen/hidden.ts';
import { totalOf, totalsOf } from './ChartBars.tsx';
import { OverviewAlerts } from './OverviewAlerts.tsx';
import { OverviewBody, OverviewBodySkeleton } from './OverviewBody.tsx';
import { longest, periods, useReadOverviewQuery, usual } from './overview-api.ts';
import { overviewStrings } from './overview-strings.ts';
import { useOverviewSettings } from './use-overview-settings.ts';

/** Renders the overview of submissions above the lists. If it fails to load, the rest of the panel still works. */
export function OverviewStrip() {
  const strings = useStrings(overviewStrings);
  const id = useId();
  const [{ isOpen, ...settings }, change] = useOverviewSettings();
  const month = useReadOverviewQuery(usual, { skip: settings.period !== undefined }).data;
  const period = settings.period ?? (month && totalOf(totalsOf(month.days)) === 0 ? longest : usual);
  const result = useReadOverviewQuery(period, { refetchOnMountOrArgChange: true });
  const { data, currentData, error, refetch } = result;
  const isOnline = useRetryOnline(result);
  const hasFailed = error !== undefined && isOnline;
  // The previous numbers stay visible until those of the new period are loaded, and offline.
  const overview = hasFailed ? undefined : (currentData ?? data);
  return (
    <Strip aria-labelledby={id}>
      <Line>
        <Heading id={id}>
          <Toggle type="button" aria-expanded={isOpen} onClick={() => change({ isOpen: !isOpen })}>
            <ChartColumn aria-hidden size={18} strokeWidth={1.75} />
            <span>{strings.title}</span>
            <ChevronDown aria-hidden size={18} strokeWidth={1.75} />
          </Toggle>
        </Heading>
        {overview && <OverviewAlerts overview={overview} />}
        {hasFailed && (
          <Failure role="status">
            {strings.failed}
            <Button $variant="ghost" $size="small" onClick={refetch}>
              {strings.retry}
            </Button>
          </Failure>
        )}
      </Line>
      {!overview && !hasFailed && <VisuallyHidden role="status">{strings.loading}</VisuallyHidden>}
      {isOpen && (
        <Content>
          <Period>
            <p>{`${strings.lastDays(period)} (${strings.utc})`}</p>
            <ChoiceGroup
              label={strings.period}
              choices={periods.map((value) => ({
                value,
                title: value === longest ? strings.all : strings.days(value),
              }))}
              current={period}
              onChoose={(chosen) => change({ period: chosen })}
            />
          </Period>
          {overview && <OverviewBody overview={overview} onShowAll={() => change({ period: longest })} />}
          {!overview && !hasFailed && <OverviewBodySkeleton />}
        </Content>
      )}
    </Strip>
  );
}

/* Its children are laid out in the row of the tabs: the line at the end of the row, the content below it. */
const Strip = styled.section`
  display: contents;
`;

/* One line, in which an alert is shortened, so that opening it moves no button. */
const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 0 ${token('space', 2)};
  min-width: 0;
  min-height: 2.5rem;

  [data-alert]:not([data-alert='list']) {
    display: block;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* Beside the tabs, where they leave room. */
  @media (width >= 40rem) {
    container-type: inline-size;
    flex: 1 1 7.5rem;
    justify-content: end;

    /* Beside the tabs of a list that an open record narrows, on a small laptop too: the list must not move. */
    &:has([data-alert]) {
      flex-basis: 9rem;
    }

    > h2 {
      order: 1;
    }

  }

  /* On a phone, numbers of notifications and the heading are beside the tabs, and other alerts on lines below. */
  @media (width < 40rem) {
    display: contents;

    > :is(h2, [data-alert='list']) {
      order: 1;
      align-self: center;
    }

    > h2 {
      order: 2;
    }

    > :not(h2, [data-alert='list']) {
      flex: 1 0 100%;
      order: 3;
      text-align: left;
    }

    > [data-alert] > * {
      width: fit-content;
      max-width: 100%;
    }
  }
`;

const Content = styled.div`
  display: grid;
  flex: 1 0 100%;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 2)};
  padding-block: ${token('space', 2)} ${token('space', 3)};
  border-top: 1px solid ${token('color', 'hairline')};

  @media (width < 40rem) {
    order: 4;
  }
`;

const Failure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space', 2)};
  color: ${token('color', 'textMuted')};
  font-size: 0.8125rem;
`;

const Period = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space', 2)} ${token('space', 4)};
  color: ${token('color', 'textMuted')};
  font-size: 0.8125rem;
`;

const Heading = styled.h2`
  flex: none;
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
    flex: none;
  }

  svg:last-child {
    transition: rotate ${token('motion', 'fast')} ${token('motion', 'ease')};
  }

  &[aria-expanded='true'] svg:last-child {
    rotate: 180deg;
  }

  @media (width >= 40rem) {
    svg:first-child {
      display: none;
    }
  }

  /* The tabs need the room. */
  @media (width < 40rem) {
    min-width: ${token('size', 'target')};
    min-height: ${token('size', 'target')};
    justify-content: center;

    span {
      ${hidden}
    }
  }
`;
