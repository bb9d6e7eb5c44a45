import { IconButton } from '@suite/ui/IconButton';
import { token } from '@suite/ui/theme';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { pageSize } from '../records/record-view.ts';
import type { RecordPage } from '../records/records-api.ts';
import { useRecordStrings } from '../records/use-record-strings.ts';

interface PagerProps {
  /** Page number, starting at 1. */
  page: number;
  content: RecordPage<unknown>;
  onPrevious(cursor: string | undefined): void;
  onNext(cursor: string): void;
}

/** Renders the range of visible rows, and the buttons for the previous and the next page. */
export function Pager({ page, content, onPrevious, onNext }: PagerProps) {
  const strings = useRecordStrings();
  const { records, cursor, previous, total } = content;
  const before = (page - 1) * pageSize;
  return (
    <Bar aria-label={strings.pager.label}>
      {records.length > 0 && <Range>{strings.pager.range(before + 1, before + records.length, total)}</Range>}
      {(page > 1 || cursor) && (
        <>
          <IconButton
            label={strings.pager.previous}
            disabled={page === 1}
            onClick={() => onPrevious(previous)}
          >
            <ChevronLeft aria-hidden size={18} strokeWidth={1.75} />
          </IconButton>
          <IconButton label={strings.pager.next} disabled={!cursor} onClick={() => cursor && onNext(cursor)}>
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
