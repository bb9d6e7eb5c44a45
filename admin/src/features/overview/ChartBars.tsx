import type { Overview } from '@suite/contracts/records';
import { token } from '@suite/ui/theme';
import { kindOrder } from '../../language/kind-titles.ts';
import { KindPatterns, kindFill } from './KindPatterns.tsx';

export const chartHeight = 88;

interface ChartBarsProps {
  /** Unique in the document; names the patterns. */
  id: string;
  days: Overview['days'];
  /** What the full height stands for. */
  top: number;
  /** The day that is pointed at, by its place; -1 for none. */
  marked: number;
}

/** A bar for every day, its kinds upon one another. Places are shares of the width, so that patterns keep their size. */
export function ChartBars({ id, days, top, marked }: ChartBarsProps) {
  const step = 100 / days.length;
  return (
    <>
      <KindPatterns id={id} />
      {days.map((day, index) => {
        let y = chartHeight;
        return (
          <g key={day.day}>
            {index === marked && (
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
