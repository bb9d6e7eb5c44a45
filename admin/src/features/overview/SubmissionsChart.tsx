import { type ByKind, byKind } from '@suite/contracts/forms/forms';
import type { Overview } from '@suite/contracts/records';
import { token } from '@suite/ui/theme';
import { type PointerEvent, useState } from 'react';
import styled from 'styled-components';
import { kindOrder } from '../../language/kind-titles.ts';
import { useStrings } from '../../language/use-strings.ts';
import { ChartBars, chartHeight, totalOf } from './ChartBars.tsx';
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

const sumOf = (days: Day[], kind: keyof ByKind) => days.reduce((sum, day) => sum + day[kind], 0);

interface SubmissionsChartProps {
  days: Overview['days'];
  /** How the period compares with the one before; or ''. */
  comparison: string;
}

/**
 * Renders submissions per day as bars, which its accessible name summarizes. The legend shows the numbers of the day
 * under the pointer or selected with the arrow keys.
 */
export function SubmissionsChart({ days, comparison }: SubmissionsChartProps) {
  const strings = useStrings(overviewStrings);
  const [activeIndex, setActiveIndex] = useState(-1);
  const day = days[activeIndex];
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last) return null;

  const format = dayFormat(strings.locale, { dateStyle: 'long' });
  const short = dayFormat(strings.locale, { day: 'numeric', month: 'short' });
  const totals = byKind(({ key }) => sumOf(days, key));
  const peak = days.reduce((most, other) => (totalOf(other) > totalOf(most) ? other : most));
  const peakCount = totalOf(peak);
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
        title={day ? format(day.day) : `${strings.lastDays(days.length)} (${strings.utc})`}
        counts={day ?? totals}
        comparison={day ? '' : comparison}
      />
      <Plot onPointerMove={handlePoint} onPointerLeave={() => setActiveIndex(-1)}>
        <svg role="img" aria-label={summary} width="100%" height={chartHeight}>
          <ChartBars days={days} activeIndex={activeIndex} />
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

const Figure = styled.div`
  min-width: 0;
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
