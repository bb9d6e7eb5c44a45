import type { Overview } from '@suite/contracts/records';
import { token } from '@suite/ui/theme';
import { kindOrder } from '../../language/kind-titles.ts';
import { KindPatterns, kindFill } from './KindPatterns.tsx';

export const chartHeight = 88;

interface ChartBarsProps {
  /** Prefix of the pattern ids, unique in the document. */
  id: string;
  days: Overview['days'];
  /** Value of a bar of full height. */
  top: number;
  /** Index of the highlighted day, or -1. */
  activeIndex: number;
}

/** Renders a stacked bar for each day. Positions are percentages of the width, so that patterns are not scaled. */
export function ChartBars({ id, days, top, activeIndex }: ChartBarsProps) {
  const step = 100 / days.length;
  return (
    <>
      <KindPatterns id={id} />
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
                const height = (day[kind] / top) * chartHeight;
                y -= height;
                return (
                  <rect
                    key={kind}
                    x={`${(index + 0.14) * step}%`}
                    width={`${0.72 * step}%`}
                    y={y}
                    height={Math.max(height - 1, 1)}
                    fill={kindFill(kind, id)}
                  />
                );
              })}
          </g>
        );
      })}
    </>
  );
}
