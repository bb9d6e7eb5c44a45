import { type CountAnswer, type RecordKind, recordLimits } from '@suite/contracts/records';
import { Badge } from '@suite/ui/Badge';
import { Button } from '@suite/ui/Button';
import {
  DropdownMenu,
  DropdownMenuChoice,
  DropdownMenuLabel,
  DropdownMenuRadios,
  DropdownMenuSeparator,
} from '@suite/ui/DropdownMenu';
import { token } from '@suite/ui/theme';
import { ListFilter, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, type Ref, useId, useState } from 'react';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { ListToolbar } from '../../list/ListToolbar.tsx';
import { listStrings } from '../../list/list-strings.ts';
import { Hint } from '../../screen/Hint.tsx';
import { recordStrings } from '../record-strings.ts';
import { canSort, countFilters, toListView } from '../record-view.ts';
import { ViewsMenu } from '../saved-views/ViewsMenu.tsx';
import { OtherLists } from '../search/OtherLists.tsx';
import type { RecordList } from '../use-record-list.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { FilterBar } from './FilterBar.tsx';
import { ListChoices } from './ListChoices.tsx';
import { toolbarStrings } from './toolbar-strings.ts';
import type { ColumnChoice } from './use-column-choice.ts';

interface RecordToolbarProps {
  /** Container of the search field, which a keyboard shortcut focuses. */
  ref: Ref<HTMLDivElement>;
  kind: RecordKind;
  list: RecordList;
  total: CountAnswer | undefined;
  columns: ColumnChoice;
  onRefresh(): void;
  /** The buttons that add and export records, for users who may. */
  end: ReactNode;
}

/** Renders search, folders, days, views, filters, columns and export above a list. */
export function RecordToolbar({ ref, kind, list, total, columns, onRefresh, end }: RecordToolbarProps) {
  const { view, times, days, isSearching, changeQuery: onQueryChange } = list;
  const strings = useStrings(toolbarStrings);
  const listTexts = useStrings(listStrings);
  const { status, assignee, followUp } = useStrings(recordStrings).columns;
  const filtersId = useId();
  const filters = countFilters(view);
  const [isOpen, setOpen] = useState(false);
  const found = total && <Found>{listTexts.found(total)}</Found>;
  const display = (
    <Button $variant="secondary" $size="small" data-tool>
      <SlidersHorizontal aria-hidden size={16} strokeWidth={1.75} />
      <span>{strings.display}</span>
    </Button>
  );
  const controls = (
    <>
      <ListChoices kind={kind} view={view} times={times} onQueryChange={onQueryChange} />
      <ViewsMenu kind={kind} current={toListView(view)} times={times} />
      <Button
        $variant="secondary"
        $size="small"
        data-tool
        aria-expanded={isOpen}
        aria-controls={filtersId}
        onClick={() => setOpen(!isOpen)}
      >
        <ListFilter aria-hidden size={16} strokeWidth={1.75} />
        <span>{strings.filters}</span>
        {filters > 0 && <Badge $tone="info">{filters}</Badge>}
      </Button>
      <DropdownMenu trigger={display}>
        {canSort(view) && (
          <>
            <DropdownMenuRadios
              label={strings.sortBy}
              value={view.sort}
              choices={{ ...strings.sorts, status, assignee, followUp }}
              onChoose={(sort) => onQueryChange({ sort })}
            />
            <DropdownMenuSeparator />
          </>
        )}
        <DropdownMenuLabel>{strings.columns}</DropdownMenuLabel>
        {columns.optional.map(({ id, title }) => (
          <DropdownMenuChoice
            key={id}
            checked={columns.chosen.includes(id)}
            onCheckedChange={(isOn) => columns.choose(id, isOn)}
          >
            {title}
          </DropdownMenuChoice>
        ))}
      </DropdownMenu>
    </>
  );
  return (
    <ListToolbar
      ref={ref}
      label={strings.label}
      search={view.q}
      isSearching={isSearching}
      maxSearchLength={recordLimits.search}
      onSearch={(q) => onQueryChange({ q })}
      onRefresh={onRefresh}
      controls={controls}
      end={end}
    >
      {isOpen && <FilterBar id={filtersId} view={view} days={days} onQueryChange={onQueryChange} />}
      <Results>
        <ActiveFilters view={view} onQueryChange={onQueryChange} />
        {!view.q && filters > 0 && found}
        {view.q && (
          <OtherLists label={strings.alsoIn} q={view.q} except={kind}>
            {found}
          </OtherLists>
        )}
      </Results>
      {view.folder === 'trash' && <Hint>{strings.trashNote}</Hint>}
    </ListToolbar>
  );
}

/** One line, or nothing: an empty element would have space around it. */
const Results = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 1)} ${token('space', 3)};

  &:empty {
    display: none;
  }
`;

/** How many records a search or a filter finds. */
const Found = styled.span`
  color: ${token('color', 'textMuted')};
  font-size: ${token('type', 'small')};
  font-variant-numeric: tabular-nums;
  line-height: 24px;
  white-space: nowrap;
`;
