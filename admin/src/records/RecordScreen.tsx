import type { BulkRequest, ListedRecord } from '@suite/contracts/records';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { ListFooter } from '../list/ListFooter.tsx';
import { Pager } from '../list/Pager.tsx';
import type { NoteDrafts } from './detail/Notes.tsx';
import { RecordPanel } from './detail/RecordPanel.tsx';
import type { RecordConfig } from './record-config.ts';
import { noFilters } from './record-view.ts';
import { SearchContext } from './search/search-context.ts';
import { SelectionBar } from './selection/SelectionBar.tsx';
import { useSelection } from './selection/use-selection.ts';
import { RecordBody } from './table/RecordBody.tsx';
import { RecordNotices } from './table/RecordNotices.tsx';
import { RecordTable } from './table/RecordTable.tsx';
import { RowActions } from './table/RowActions.tsx';
import { ShortcutHelp } from './table/ShortcutHelp.tsx';
import { useListShortcuts } from './table/use-list-shortcuts.ts';
import { ExportButton } from './toolbar/ExportButton.tsx';
import { RecordToolbar } from './toolbar/RecordToolbar.tsx';
import { useColumnChoice } from './toolbar/use-column-choice.ts';
import { type RecordActions, useRecordActions } from './use-record-actions.ts';
import { useRecordList } from './use-record-list.ts';

interface RecordScreenProps<Row extends ListedRecord> {
  config: RecordConfig<Row>;
  /** Whether the user may delete, restore and export. */
  canManage: boolean;
  /** Number of records received since the list was loaded. */
  newCount: number;
  onNewShown(): void;
}

/** Renders the list of one kind of records with all its actions; the list state is in the address. */
export function RecordScreen<Row extends ListedRecord>(props: RecordScreenProps<Row>) {
  const { config, canManage } = props;
  const list = useRecordList<Row>(config.kind);
  const { view, change, narrow, filter, page } = list;
  const actions = useRecordActions(config);
  const selection = useSelection(filter);
  const columns = useColumnChoice(config.kind);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const toolbar = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const selectionBar = useRef<HTMLDivElement>(null);
  const noteDrafts = useRef<NoteDrafts>(new Map());
  const rows = page?.records ?? [];

  const handleClearSelection = () => {
    // The selection bar disappears: if the focus was in it, move it to the list.
    const { activeElement } = document;
    if (selectionBar.current?.contains(activeElement) || activeElement?.matches('body, [role^="menu"]'))
      table.current?.querySelector<HTMLElement>('thead input')?.focus({ preventScroll: true });
    selection.clear();
  };
  const handleStep = (record: number) => change({ record }, true);
  const handleClose = () => {
    change({ record: 0 });
    focusRow(view.record);
  };
  const { focusRow } = useListShortcuts({
    list: table,
    toolbar,
    selectionBar,
    openRecord: view.record,
    onStep: handleStep,
    onClose: handleClose,
    onClearSelection: handleClearSelection,
    onHelp: () => setHelpOpen(true),
  });

  /** Scrolls to the first row of the new page, because the pager is below the last one. */
  const goToTop = () => {
    const top = table.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) table.current?.scrollIntoView({ behavior: 'instant' });
  };
  const handleRefresh = () => {
    props.onNewShown();
    list.reread();
  };
  const handleShowNew = () => {
    narrow({ ...noFilters, folder: 'inbox', sort: '-createdAt' });
    handleRefresh();
  };
  const handleSelectAll = async () => {
    const count = await actions.countMatching(filter);
    if (count !== undefined) selection.selectAll(count);
  };
  const handleAction = async (request: BulkRequest) => {
    if (await actions.actOnMany(request)) handleClearSelection();
  };
  /** Removes records from the selection before actions that move them out of the view. */
  const moving = (before: (id: number) => void): RecordActions => {
    const after = (act: (id: number) => Promise<void>) => (id: number) => {
      before(id);
      return act(id);
    };
    return {
      ...actions,
      remove: after(actions.remove),
      restore: after(actions.restore),
      unflag: after(actions.unflag),
    };
  };
  const rowActions = moving(selection.drop);
  const panelActions = moving((id) => {
    selection.drop(id);
    // The record is no longer in this list.
    handleClose();
  });
  // Columns that the user added to the list are exported too.
  const added = columns.chosen.filter((id) => !config.exported.includes(id));
  const exportedColumns = added.length > 0 ? [...config.exported, ...added] : undefined;
  const isPageSelected = rows.length > 0 && rows.every(({ id }) => selection.isSelected(id));

  return (
    <SearchContext value={view.q}>
      <Place>
        <RecordToolbar
          ref={toolbar}
          columns={config.columns}
          view={view}
          onNarrow={narrow}
          chosenColumns={columns.chosen}
          onChooseColumn={columns.choose}
          onRefresh={handleRefresh}
          exportButton={
            canManage && (
              <ExportButton
                kind={config.kind}
                filter={filter}
                ids={selection.all === undefined ? selection.ids : []}
                columns={exportedColumns}
              />
            )
          }
        />
        <RecordNotices newCount={props.newCount} onShowNew={handleShowNew} />
        <RecordBody
          config={config}
          page={page}
          error={list.error}
          view={view}
          onRetry={list.retry}
          onClearFilters={() => narrow(noFilters)}
          renderTable={(records) => (
            <RecordTable
              ref={table}
              config={config}
              rows={records}
              isStale={list.isStale}
              view={view}
              addressOf={list.addressOf}
              onSort={(sort) => narrow({ sort })}
              selection={selection}
              chosenColumns={columns.chosen}
              renderActions={canManage ? (row) => <RowActions row={row} actions={rowActions} /> : undefined}
            />
          )}
        />
        {page && !list.error && (
          <ListFooter>
            {selection.count > 0 && (
              <SelectionBar
                ref={selectionBar}
                selection={selection}
                folder={view.folder}
                isBesidePanel={view.record > 0}
                canManage={canManage}
                canSelectAll={isPageSelected && (view.page > 1 || page.cursor !== undefined)}
                total={page.total}
                onSelectAll={handleSelectAll}
                onAction={handleAction}
                onClear={handleClearSelection}
              />
            )}
            <Pager
              page={view.page}
              content={page}
              onPrevious={(cursor) => {
                list.showPrevious(cursor);
                goToTop();
              }}
              onNext={(cursor) => {
                list.showNext(cursor);
                goToTop();
              }}
            />
          </ListFooter>
        )}
        {view.record > 0 && (
          <RecordPanel
            config={config}
            id={view.record}
            rows={rows}
            noteDrafts={noteDrafts.current}
            actions={panelActions}
            canManage={canManage}
            onStep={handleStep}
            onClose={handleClose}
          />
        )}
        <ShortcutHelp open={isHelpOpen} onOpenChange={setHelpOpen} />
      </Place>
    </SearchContext>
  );
}

const Place = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
`;
