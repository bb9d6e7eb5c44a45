import { type ByKind, byKind } from '@suite/contracts/forms/forms';
import type { Overview } from '@suite/contracts/records';
import { token } from '@suite/ui/theme';
import { type PointerEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { formatNumber } from '../../language/format-number.ts';
import { kindOrder } from '../../language/kind-titles.ts';
import { useStrings } from '../../language/use-strings.ts';
import { ChartBars, chartHeight } from './ChartBars.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { longDay, shortDay } from './day-format.ts';
import { overviewStrings } from './overview-strings.ts';

type Day = Overview['days'][number];

const totalOf = (counts: ByKind) => kindOrder.reduce((sum, kind) => sum + counts[kind], 0);

const sumOf = (days: Day[], kind: keyof ByKind) => days.reduce((sum, day) => sum + day[kind], 0);

/** Rounds a count up to a round number, such as 8 or 30, for the top of the axis. */
function roundUp(count: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(count, 1)));
  const step = [1, 2, 3, 4, 5, 6, 8, 10].find((factor) => factor * power >= count) ?? 10;
  return step * power;
}

/**
 * Renders submissions per day as bars, which its accessible name summarizes. The legend shows the numbers of the day
 * under the pointer or selected with the arrow keys.
 */
export function SubmissionsChart({ days }: { days: Overview['days'] }) {
  const strings = useStrings(overviewStrings);
  const id = useId();
  const [activeIndex, setActiveIndex] = useState(-1);
  const day = days[activeIndex];
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last) return null;

  const format = longDay(strings.locale);
  const short = shortDay(strings.locale);
  const totals = byKind(({ key }) => sumOf(days, key));
  const peak = days.reduce((most, other) => (totalOf(other) > totalOf(most) ? other : most));
  const peakCount = totalOf(peak);
  const top = roundUp(peakCount);
  const summary = strings.summary(
    format(first.day),
    format(last.day),
    totalOf(totals),
    peakCount > 0 ? { day: format(peak.day), count: peakCount } : null,
  );

  const handlePoint = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / width) * days.length);
    setActiveIndex(Math.min(Math.max(index, 0), days.length - 1));
  };
  const labelOf = (some: Day) =>
    `${format(some.day)}: ${kindOrder.map((kind) => `${strings.kinds[kind]} ${some[kind]}`).join(', ')}`;

  return (
    <Figure>
      <ChartLegend
        id={id}
        title={day ? format(day.day) : `${strings.lastDays(days.length)} (${strings.utc})`}
        counts={day ?? totals}
      />
      <Plot onPointerMove={handlePoint} onPointerLeave={() => setActiveIndex(-1)}>
        <svg role="img" aria-label={summary} width="100%" height={chartHeight}>
          <ChartBars id={id} days={days} top={top} activeIndex={activeIndex} />
        </svg>
        <Cursor
          type="range"
          aria-label={strings.dayCursor}
          aria-valuetext={labelOf(day ?? last)}
          min={0}
          max={days.length - 1}
          value={day ? activeIndex : days.length - 1}
          onFocus={() => setActiveIndex(days.length - 1)}
          onBlur={() => setActiveIndex(-1)}
          onChange={({ currentTarget }) => setActiveIndex(currentTarget.valueAsNumber)}
        />
        <Top aria-hidden>{formatNumber(top)}</Top>
      </Plot>
      <Axis aria-hidden>
        <span>{short(first.day)}</span>
        <span>{short(last.day)}</span>
      </Axis>
    </Figure>
  );
}

const Figure = styled.div`
  min-width: 0;
`;

const Plot = styled.div`
  position: relative;
  margin-top: ${token('space', 2)};
  border-top: 1px dashed ${token('color', 'hairline')};
  border-bottom: 1px solid ${token('color', 'control')};

  &:has(:focus-visible) {
    outline: 2px solid ${token('color', 'focus')};
    outline-offset: 2px;
  }
`;

// Ignores the pointer, which the plot handles: a slider's track is narrower than the bars by a thumb's width.
const Cursor = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  pointer-events: none;
`;

const Top = styled.span`
  position: absolute;
  top: 0;
  left: 0;
  padding-right: ${token('space', 1)};
  background: ${token('color', 'surface')};
  color: ${token('color', 'textMuted')};
  font-size: 0.75rem;
  line-height: 1;
  transform: translateY(-50%);
`;

const Axis = styled.div`
  display: flex;
  justify-content: space-between;
  margin-top: 2px;
  color: ${token('color', 'textMuted')};
  font-size: 0.75rem;
  line-height: ${token('leading', 'snug')};
`;
