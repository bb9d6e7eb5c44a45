import type { Overview } from '@suite/contracts/records';
import { token } from '@suite/ui/theme';
import { type PointerEvent, useState } from 'react';
import styled from 'styled-components';
import { formatNumber } from '../../language/format-number.ts';
import { kindOrder } from '../../language/kind-titles.ts';
import { useStrings } from '../../language/use-strings.ts';
import { ChartBars, chartHeight, labelHeight, totalOf, totalsOf } from './ChartBars.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { overviewStrings } from './overview-strings.ts';

/** Creates a function that formats a UTC day, given as `YYYY-MM-DD`. */
function dayFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`));
}

type Day = Overview['days'][number];

/** Number of days named below the chart. */
const tickCount = 4;

/** Returns the lowest end of a scale, with a whole number at its middle, that a count fits below. */
function topOfScale(count: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(count, 1)));
  return [2, 4, 10, 20].map((step) => step * power).find((step) => step >= count) ?? count;
}

interface SubmissionsChartProps {
  days: Overview['days'];
}

/**
 * Renders submissions per day as bars, which its accessible name summarizes. The legend shows the numbers of the day
 * under the pointer or selected with the arrow keys.
 */
export function SubmissionsChart({ days }: SubmissionsChartProps) {
  const strings = useStrings(overviewStrings);
  const [activeIndex, setActiveIndex] = useState(-1);
  const day = days[activeIndex];
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last) return null;

  const format = dayFormat(strings.locale, { dateStyle: 'long' });
  const short = dayFormat(strings.locale, { day: 'numeric', month: 'short' });
  const peak = days.reduce((most, other) => (totalOf(other) > totalOf(most) ? other : most));
  const peakCount = totalOf(peak);
  const top = topOfScale(peakCount);
  const summary = strings.summary(
    format(first.day),
    format(last.day),
    totalOf(totalsOf(days)),
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
      <ChartLegend title={day ? format(day.day) : strings.perDay} counts={day} />
      <Scale aria-hidden>
        {[top, top / 2, 0].map((value) => (
          <span key={value}>{formatNumber(value)}</span>
        ))}
      </Scale>
      <Plot onPointerMove={handlePoint} onPointerLeave={() => setActiveIndex(-1)}>
        <svg role="img" aria-label={summary} width="100%" height={chartHeight}>
          <ChartBars days={days} top={top} activeIndex={activeIndex} />
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
      </Plot>
      <Axis aria-hidden style={{ gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` }}>
        {Array.from({ length: tickCount }, (_, tick) => {
          const index = Math.round((tick * (days.length - 1)) / (tickCount - 1));
          return (
            <span key={tick} style={{ gridColumn: index + 1 }}>
              {short(days[index]?.day ?? last.day)}
            </span>
          );
        })}
      </Axis>
    </Figure>
  );
}

/* The scale is left of the plot, and the days are below it. */
const Figure = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  column-gap: ${token('space', 2)};

  > :is(:first-child, :last-child) {
    grid-column: 1 / -1;
  }
`;

const Scale = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  /* The middle of a number is at its line. */
  margin-block: calc(${labelHeight}px + ${token('space', 2)} - 0.5lh) -0.5lh;
  color: ${token('color', 'textMuted')};
  font-size: 0.75rem;
  font-variant-numeric: tabular-nums;
  line-height: ${token('leading', 'snug')};
  text-align: right;
`;

const Plot = styled.div`
  position: relative;
  margin-top: ${token('space', 2)};
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

const Axis = styled.div`
  display: grid;
  && {
    grid-column: 2;
  }
  margin-top: 2px;
  color: ${token('color', 'textMuted')};
  font-size: 0.75rem;
  line-height: ${token('leading', 'snug')};
  white-space: nowrap;

  span {
    justify-self: center;
  }

  span:first-child {
    justify-self: start;
  }

  span:last-child {
    justify-self: end;
  }
`;
