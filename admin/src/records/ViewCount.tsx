import type { RecordFilter, RecordKind } from '@suite/contracts/records';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { formatNumber } from '../language/format-number.ts';
import { useCountUpToQuery } from './records-api.ts';

/** Renders how many records match a filter, up to the limit of a count; renders nothing for no records. */
export function ViewCount({ kind, filter }: { kind: RecordKind; filter: RecordFilter }) {
  const { currentData } = useCountUpToQuery({ kind, filter });
  if (!currentData?.count) return null;
  return (
    <Count>
      {' '}
      {formatNumber(currentData.count)}
      {currentData.isMinimum && '+'}
    </Count>
  );
}

const Count = styled.span`
  margin-left: 6px;
  padding: 1px 6px;
  border-radius: ${token('radius', 'round')};
  background: ${token('color', 'sapphireSoft')};
  color: ${token('color', 'sapphireText')};
  font-size: 0.75rem;
  font-weight: ${token('weight', 'semibold')};
  font-variant-numeric: tabular-nums;
`;
