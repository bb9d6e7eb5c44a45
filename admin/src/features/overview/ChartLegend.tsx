import type { ByKind } from '@suite/contracts/forms/forms';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { formatNumber } from '../../language/format-number.ts';
import { kindOrder } from '../../language/kind-titles.ts';
import { useStrings } from '../../language/use-strings.ts';
import { kindFills } from './ChartBars.tsx';
import { overviewStrings } from './overview-strings.ts';

interface ChartLegendProps {
  /** The period of the counts: the whole chart or the highlighted day. */
  title: string;
  counts: ByKind;
  /** How the period compares with the one before; or ''. */
  comparison: string;
}

/** Renders the legend of the chart with the counts of the whole period or the highlighted day. */
export function ChartLegend({ title, counts, comparison }: ChartLegendProps) {
  const strings = useStrings(overviewStrings);
  return (
    <Row>
      <Title>{title}</Title>
      <Kinds>
        {kindOrder.map((kind) => (
          <li key={kind}>
            <Swatch style={{ background: kindFills[kind] }} />
            {strings.kinds[kind]} <b>{formatNumber(counts[kind])}</b>
          </li>
        ))}
      </Kinds>
      {comparison && <Title>{comparison}</Title>}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space', 4)};
  font-size: 0.8125rem;
  line-height: ${token('leading', 'snug')};
`;

const Title = styled.p`
  color: ${token('color', 'textMuted')};
`;

const Kinds = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space', 4)};

  li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    white-space: nowrap;
  }

  b {
    color: ${token('color', 'ink')};
    font-weight: ${token('weight', 'semibold')};
    font-variant-numeric: tabular-nums;
  }
`;

const Swatch = styled.span`
  width: 12px;
  height: 12px;
  border-radius: 3px;
  forced-color-adjust: none;
`;
