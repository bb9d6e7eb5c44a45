import type { BulkRequest, CountAnswer } from '@suite/contracts/records';
import { Button } from '@suite/ui/Button';
import { token } from '@suite/ui/theme';
import { ArrowUp } from 'lucide-react';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { Pager } from '../../list/Pager.tsx';
import { phone, useMedia } from '../../screen/use-media.ts';
import { pageSize } from '../record-view.ts';
import type { RecordPage } from '../records-api.ts';
import { SelectionBar } from '../selection/SelectionBar.tsx';
import type { BulkActions } from '../selection/use-bulk-actions.ts';
import type { Selection } from '../selection/use-selection.ts';
import type { RecordList } from '../use-record-list.ts';
import type { useRecordNavigation } from '../use-record-navigation.ts';
import { tableStrings } from './table-strings.ts';

interface RecordFooterProps {
  page: RecordPage;
  total: CountAnswer | undefined;
  list: RecordList;
  selection: Selection;
  canManage: boolean;
  bulkActions: BulkActions;
  navigation: ReturnType<typeof useRecordNavigation>;
  /** Number of records received since the list was loaded. */
  newCount: number;
  onShowNew(): void;
}

/** Renders the pager of a list, the bulk actions, and the number of new records. */
export function RecordFooter(props: RecordFooterProps) {
  const { page, total, list, selection, bulkActions, navigation } = props;
  const { view, filter } = list;
  const { records, cursor, previous } = page;
  const strings = useStrings(tableStrings);
  const isPhone = useMedia(phone);
  const isPageSelected = records.length > 0 && records.every(selection.isSelected);

  // On a phone, the table head is out of sight.
  const selectPage = {
    title: strings.selectPage,
    onSelect: () => selection.select(records, true),
  };
  const handleSelectAll = async () => {
    const matching = await bulkActions.countMatching(filter);
    if (matching) selection.selectAll(matching);
  };
  const handleAction = async (request: BulkRequest) => {
    if (!(await bulkActions.run(request))) return;
    navigation.clearSelection();
    const movesRows = !['status', 'assign', 'followUp', 'read'].includes(request.action);
    if (movesRows && isPageSelected) navigation.scrollToTop();
  };
  const showPage = (show: () => void) => () => {
    show();
    navigation.scrollToTop();
  };
  return (
    <ListFooter>
      {selection.count > 0 && (
        <SelectionBar
          ref={navigation.selectionBar}
          selection={selection}
          folder={view.folder}
          isBesidePanel={view.record > 0}
          canManage={props.canManage}
          selectPage={isPhone && !isPageSelected ? selectPage : undefined}
          canSelectAll={isPageSelected && (view.page > 1 || cursor !== undefined)}
          total={total?.isMinimum ? undefined : total?.count}
          onSelectAll={handleSelectAll}
          onAction={handleAction}
          onClear={navigation.clearSelection}
        />
      )}
      <End>
        <div role="status">
          {props.newCount > 0 && (
            <NewRecords
              $size="small"
              aria-label={strings.newSubmissions(props.newCount)}
              onClick={props.onShowNew}
            >
              <ArrowUp aria-hidden size={15} strokeWidth={2} />
              {isPhone ? strings.newCount(props.newCount) : strings.newSubmissions(props.newCount)}
            </NewRecords>
          )}
        </div>
        <Pager
          page={view.page}
          pageSize={pageSize}
          rowCount={records.length}
          total={total}
          onPrevious={showPage(() => list.showPrevious(previous))}
          onNext={cursor === undefined ? undefined : showPage(() => list.showNext(cursor))}
        />
      </End>
    </ListFooter>
  );
}

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 1)} ${token('space', 4)};
  margin-left: auto;
`;

const NewRecords = styled(Button)`
  border-radius: ${token('radius', 'round')};
  white-space: nowrap;
`;

/** Sticky bar below a list, above the consent bar; tinted while it has the actions for selected rows. */
const ListFooter = styled.div.attrs<{ 'data-consent-space'?: boolean }>({
  'data-consent-space': true,
})`
  position: sticky;
  bottom: var(--consent-height);
  z-index: 3;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space', 2)} ${token('space', 4)};
  min-height: 2.75rem;
  margin-inline: calc(-1 * ${token('space', 'gutter')});
  padding: ${token('space', 1)} ${token('space', 'gutter')};
  background: ${token('color', 'sand')};

  /* Its buttons are in sight: when one gets the focus back, the page does not scroll. */
  :is(a, button) {
    scroll-margin-bottom: calc(-1 * ${token('space', 9)});
  }

  &:has([role='group']) {
    background: ${token('color', 'sapphireSoft')};
  }

  :has(table) + & {
    border-top: 1px solid ${token('color', 'hairline')};
  }
`;
