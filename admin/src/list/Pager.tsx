import { IconButton } from '@suite/ui/IconButton';
import { token } from '@suite/ui/theme';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { useStrings } from '../language/use-strings.ts';
import { listStrings, type Total } from './list-strings.ts';

interface PagerProps {
  /** Page number, starting at 1. */
  page: number;
  pageSize: number;
  rowCount: number;
  /** Total number of rows, if known; `isMinimum` if there are more. */
  total: Total | undefined;
  onPrevious(): void;
  /** Undefined on the last page. */
  onNext: (() => void) | undefined;
}

/** Renders the range of visible rows, and the buttons for the previous and the next page. */
export function Pager({ page, pageSize, rowCount, total, onPrevious, onNext }: PagerProps) {
  const strings = useStrings(listStrings);
  const before = (page - 1) * pageSize;
  const last = before + rowCount;
  // A total of '1,000+' is lower than what the pages after it show.
  const all = total && { ...total, count: Math.max(total.count, last) };
  return (
    <Bar aria-label={strings.pager.label}>
      {rowCount > 0 && <Range>{strings.pager.range(before + 1, last, all)}</Range>}
      {(page > 1 || onNext) && (
        <>
          <IconButton label={strings.pager.previous} disabled={page === 1} onClick={onPrevious}>
            <ChevronLeft aria-hidden size={18} strokeWidth={1.75} />
          </IconButton>
          <IconButton label={strings.pager.next} disabled={!onNext} onClick={onNext}>
            <ChevronRight aria-hidden size={18} strokeWidth={1.75} />
          </IconButton>
        </>
      )}
    </Bar>
  );
}

const Bar = styled.nav`
  display: flex;
  align-items: center;
  gap: ${token('space', 1)};
`;

const Range = styled.p`
  margin-right: ${token('space', 2)};
  color: ${token('color', 'textMuted')};
  font-size: ${token('type', 'small')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
