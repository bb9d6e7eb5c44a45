import type { BulkRequest, ListedRecord } from '@suite/contracts/records';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import type { NoteDrafts } from './detail/Notes.tsx';
import { RecordPanel } from './detail/RecordPanel.tsx';
import { ExportButton } from './ExportButton.tsx';
import { KeyHelp } from './list/KeyHelp.tsx';
import { ListBody } from './list/ListBody.tsx';
import { ListFooter } from './list/ListFooter.tsx';
import { ListNotices } from './list/ListNotices.tsx';
import { ListToolbar } from './list/ListToolbar.tsx';
import { Pager } from './list/Pager.tsx';
import { RecordTable } from './list/RecordTable.tsx';
import { RowActions } from './list/RowActions.tsx';
import { SelectionBar } from './list/SelectionBar.tsx';
import { useListKeys } from './list/use-list-keys.ts';
import type { RecordConfig } from './record-config.ts';
import { noFilters } from './record-view.ts';
import { SearchContext } from './search/search-context.ts';
import { useColumnChoice } from './use-column-choice.ts';
import { type RecordActs, useRecordActs } from './use-record-acts.ts';
import { useRecordList } from './use-record-list.ts';
import { useSelection } from './use-selection.ts';

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
  const acts = useRecordActs(config);
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
  const { focusRow } = useListKeys({
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
    const count = await acts.countMatching(filter);
    if (count !== undefined) selection.selectAll(count);
  };
  const handleAct = async (request: BulkRequest) => {
    if (await acts.actOnMany(request)) handleClearSelection();
  };
  /** Removes records from the selection before actions that move them out of the view. */
  const moving = (before: (id: number) => void): RecordActs => {
    const after = (act: (id: number) => Promise<void>) => (id: number) => {
      before(id);
      return act(id);
    };
    return { ...acts, remove: after(acts.remove), restore: after(acts.restore), unflag: after(acts.unflag) };
  };
  const rowActs = moving(selection.drop);
  const panelActs = moving((id) => {
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
        <ListToolbar
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
        <ListNotices newCount={props.newCount} onShowNew={handleShowNew} />
        <ListBody
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
              renderActions={canManage ? (row) => <RowActions row={row} acts={rowActs} /> : undefined}
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
                onAct={handleAct}
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
            acts={panelActs}
            canManage={canManage}
            onStep={handleStep}
            onClose={handleClose}
          />
        )}
        <KeyHelp open={isHelpOpen} onOpenChange={setHelpOpen} />
      </Place>
    </SearchContext>
  );
}

const Place = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
`;
