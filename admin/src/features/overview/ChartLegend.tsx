import type { ByKind } from '@suite/contracts/forms/forms';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { formatNumber } from '../../language/format-number.ts';
import { kindOrder } from '../../language/kind-titles.ts';
import { useStrings } from '../../language/use-strings.ts';
import { kindFills } from './ChartBars.tsx';
import { overviewStrings } from './overview-strings.ts';

interface ChartLegendProps {
  title: string;
  /** The counts of the highlighted day. */
  counts: ByKind | undefined;
}

/** Renders the title and the legend of the chart, with the counts of a highlighted day. */
export function ChartLegend({ title, counts }: ChartLegendProps) {
  const strings = useStrings(overviewStrings);
  return (
    <Row>
      <Title>{title}</Title>
      <Kinds>
        {kindOrder.map((kind) => (
          <li key={kind}>
            <Swatch style={{ background: kindFills[kind] }} />
            {strings.kinds[kind]} {counts && <b>{formatNumber(counts[kind])}</b>}
          </li>
        ))}
      </Kinds>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${token('space', 4)};
  font-size: 0.8125rem;
  line-height: ${token('leading', 'snug')};
`;

const Title = styled.h3`
  color: ${token('color', 'ink')};
  font-size: inherit;
  font-weight: ${token('weight', 'semibold')};
  letter-spacing: 0;
  line-height: inherit;
`;

const Kinds = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space', 3)};

  li {
    display: inline-flex;
    align-items: center;
    gap: ${token('space', 1)};
    font-size: 0.75rem;
    white-space: nowrap;
  }

  b {
    color: ${token('color', 'ink')};
    font-weight: ${token('weight', 'semibold')};
    font-variant-numeric: tabular-nums;
  }
`;

const Swatch = styled.span`
  width: 10px;
  height: 10px;
  border-radius: 3px;
  forced-color-adjust: none;
`;
