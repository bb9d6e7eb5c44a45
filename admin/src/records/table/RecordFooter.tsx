import type { BulkRequest, ListedRecord } from '@suite/contracts/records';
import { ListFooter } from '../../list/ListFooter.tsx';
import { Pager } from '../../list/Pager.tsx';
import { pageSize } from '../record-view.ts';
import type { RecordPage } from '../records-api.ts';
import { SelectionBar } from '../selection/SelectionBar.tsx';
import type { Selection } from '../selection/use-selection.ts';
import type { RecordActions } from '../use-record-actions.ts';
import type { RecordList } from '../use-record-list.ts';
import type { useRecordNavigation } from '../use-record-navigation.ts';

interface RecordFooterProps<Row extends ListedRecord> {
  page: RecordPage<Row>;
  list: RecordList<Row>;
  selection: Selection;
  canManage: boolean;
  actions: RecordActions;
  navigation: ReturnType<typeof useRecordNavigation>;
}

/** Renders the pager of a list and, while records are selected, the bulk actions. */
export function RecordFooter<Row extends ListedRecord>(props: RecordFooterProps<Row>) {
  const { page, list, selection, actions, navigation } = props;
  const { view, filter } = list;
  const { records, cursor, previous, total } = page;
  const isPageSelected = records.length > 0 && records.every(({ id }) => selection.isSelected(id));

  const handleSelectAll = async () => {
    const count = await actions.countMatching(filter);
    if (count !== undefined) selection.selectAll(count);
  };
  const handleAction = async (request: BulkRequest) => {
    if (await actions.runBulkAction(request)) navigation.clearSelection();
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
          canSelectAll={isPageSelected && (view.page > 1 || cursor !== undefined)}
          total={total}
          onSelectAll={handleSelectAll}
          onAction={handleAction}
          onClear={navigation.clearSelection}
        />
      )}
      <Pager
        page={view.page}
        pageSize={pageSize}
        rowCount={records.length}
        total={total}
        onPrevious={showPage(() => list.showPrevious(previous))}
        onNext={cursor === undefined ? undefined : showPage(() => list.showNext(cursor))}
      />
    </ListFooter>
  );
}
