import { type ByKind, byKind } from '@suite/contracts/forms/forms';
import type { Overview } from '@suite/contracts/records';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { formatNumber } from '../../language/format-number.ts';
import { kindOrder } from '../../language/kind-titles.ts';

/** Fills of the kinds' bars, which differ in lightness too. */
export const kindFills: ByKind<string> = {
  businessLeads: token('color', 'sapphire'),
  contacts: token('color', 'lagoonText'),
  partnerApplications: token('color', 'cinnamon'),
};

export const chartHeight = 128;
/** Height above the highest bar, for its number. */
export const labelHeight = 16;

export const totalOf = (counts: ByKind) => kindOrder.reduce((sum, kind) => sum + counts[kind], 0);

/** Returns the numbers of submissions of some days by kind. */
export const totalsOf = (days: Overview['days']): ByKind =>
  byKind(({ key }) => days.reduce((sum, day) => sum + day[key], 0));

/** Number of bars that all have room for their numbers. */
const fewDays = 7;

/** Returns the indexes of the bars whose numbers are shown: of many, the highest, and the last if the one before is no higher. */
function labelledBars(counts: readonly number[]): number[] {
  const filled = [...counts.keys()].filter((index) => counts[index]);
  if (counts.length <= fewDays) return filled;
  const highest = counts.indexOf(Math.max(...counts));
  const last = filled.at(-1) ?? highest;
  const hasRoom = last - highest > counts.length / 20 && (counts[last - 1] ?? 0) <= (counts[last] ?? 0);
  return hasRoom ? [highest, last] : [highest];
}

/** Keeps the number of a bar near an edge inside the chart. */
const anchorAt = (percent: number) => (percent < 4 ? 'start' : percent > 96 ? 'end' : 'middle');

interface ChartBarsProps {
  days: Overview['days'];
  /** Count at the top of the scale. */
  top: number;
  /** Index of the highlighted day, or -1. */
  activeIndex: number;
}

/**
 * Renders a stacked bar for each day, with its number, and lines at half and at the end of the scale. Positions are percentages
 * of the width, so that numbers are not scaled.
 */
export function ChartBars({ days, top, activeIndex }: ChartBarsProps) {
  const step = 100 / days.length;
  const counts = days.map(totalOf);
  const labelled = labelledBars(counts);
  const scale = (chartHeight - labelHeight) / top;
  return (
    <>
      {[1, 0.5].map((share) => {
        const y = chartHeight - (chartHeight - labelHeight) * share;
        return <line key={share} x2="100%" y1={y} y2={y} stroke={token('color', 'hairline')} />;
      })}
      {days.map((day, index) => {
        let y = chartHeight;
        return (
          <g key={day.day}>
            {index === activeIndex && (
              <rect
                x={`${index * step}%`}
                width={`${step}%`}
                height={chartHeight}
                fill={token('color', 'sunken')}
              />
            )}
            {kindOrder
              .filter((kind) => day[kind] > 0)
              .map((kind) => {
                const height = day[kind] * scale;
                y -= height;
                return (
                  <rect
                    key={kind}
                    x={`${(index + 0.14) * step}%`}
                    width={`${0.72 * step}%`}
                    y={y}
                    height={Math.max(height - 1, 1)}
                    fill={kindFills[kind]}
                  />
                );
              })}
            {labelled.includes(index) && (
              <Value
                x={`${(index + 0.5) * step}%`}
                textAnchor={anchorAt((index + 0.5) * step)}
                y={chartHeight - (counts[index] ?? 0) * scale - 4}
              >
                {formatNumber(counts[index] ?? 0)}
              </Value>
            )}
          </g>
        );
      })}
    </>
  );
}

const Value = styled.text`
  fill: ${token('color', 'ink')};
  font-size: 0.6875rem;
  font-variant-numeric: tabular-nums;
`;
