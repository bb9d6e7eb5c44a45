import { type ListedRecord, recordLimits } from '@suite/contracts/records';
import { Badge } from '@suite/ui/Badge';
import { Button } from '@suite/ui/Button';
import { IconButton } from '@suite/ui/IconButton';
import { token } from '@suite/ui/theme';
import { ListFilter, RefreshCw, Search } from 'lucide-react';
import { type ReactNode, type Ref, useId, useState } from 'react';
import styled from 'styled-components';
import { ColumnMenu } from '../../list/ColumnMenu.tsx';
import { DebouncedInput } from '../../list/DebouncedInput.tsx';
import { compactControl } from '../../screen/compact-control.ts';
import type { RecordConfig } from '../record-config.ts';
import { countFilters, noFilters, type RecordView } from '../record-view.ts';
import { useRecordStrings } from '../use-record-strings.ts';
import { FilterBar } from './FilterBar.tsx';
import { FolderChoice } from './FolderChoice.tsx';

interface RecordToolbarProps<Row extends ListedRecord> {
  /** Container of the search field, which a keyboard shortcut focuses. */
  ref: Ref<HTMLDivElement>;
  columns: RecordConfig<Row>['columns'];
  view: RecordView;
  onNarrow(changes: Partial<RecordView>): void;
  chosenColumns: readonly string[];
  onChooseColumn(id: string, isOn: boolean): void;
  onRefresh(): void;
  /** The export button, for users who may export. */
  exportButton: ReactNode;
}

/** Renders search, folders, filters, columns and export above a list. */
export function RecordToolbar<Row extends ListedRecord>(props: RecordToolbarProps<Row>) {
  const { view, onNarrow } = props;
  const strings = useRecordStrings();
  const filtersId = useId();
  const filters = countFilters(view);
  const [isOpen, setOpen] = useState(filters > 0);
  return (
    <Place ref={props.ref} role="search" aria-label={strings.toolbar.label}>
      <Bar>
        <SearchField>
          <Search aria-hidden size={16} strokeWidth={1.75} />
          <Input
            type="search"
            aria-label={strings.toolbar.search}
            placeholder={strings.toolbar.search}
            aria-keyshortcuts="/"
            maxLength={recordLimits.search}
            autoComplete="off"
            spellCheck={false}
            value={view.q}
            onValue={(q) => onNarrow({ q })}
          />
        </SearchField>
        <FolderChoice
          folder={view.folder}
          onChoose={(folder) => onNarrow({ ...noFilters, q: view.q, folder })}
        />
        <Button
          $variant="secondary"
          $size="small"
          aria-expanded={isOpen}
          aria-controls={filtersId}
          onClick={() => setOpen(!isOpen)}
        >
          <ListFilter aria-hidden size={16} strokeWidth={1.75} />
          {strings.toolbar.filters}
          {filters > 0 && <Badge $tone="info">{filters}</Badge>}
        </Button>
        <ColumnMenu columns={props.columns} chosen={props.chosenColumns} onChoose={props.onChooseColumn} />
        <IconButton label={strings.toolbar.refresh} onClick={props.onRefresh}>
          <RefreshCw aria-hidden size={16} strokeWidth={1.75} />
        </IconButton>
        <End>{props.exportButton}</End>
      </Bar>
      {isOpen && <FilterBar id={filtersId} view={view} onNarrow={onNarrow} />}
      {view.folder === 'trash' && <Note>{strings.toolbar.trashNote}</Note>}
    </Place>
  );
}

const Place = styled.div`
  container-type: inline-size;
  display: grid;
  gap: ${token('space', 3)};
  margin-bottom: ${token('space', 3)};
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 2)};
`;

const SearchField = styled.div`
  position: relative;
  flex: 1 1 9rem;
  max-width: 26rem;

  > svg {
    position: absolute;
    top: calc(50% - 8px);
    left: ${token('space', 3)};
    color: ${token('color', 'textMuted')};
    pointer-events: none;
  }

  /* There the other controls fill the next row. */
  @container (width < 52rem) {
    flex-basis: 100%;
    max-width: none;
  }
`;

const Input = styled(DebouncedInput)`
  ${compactControl}
  width: 100%;
  padding-left: 2.25rem;
`;

const End = styled.div`
  margin-left: auto;
`;

const Note = styled.p`
  color: ${token('color', 'textMuted')};
  font-size: ${token('type', 'small')};
`;
