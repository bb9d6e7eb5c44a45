import type { CountAnswer, RecordKind } from '@suite/contracts/records';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useActiveAssignees } from './assignees-api.ts';
import { RecordPanel } from './detail/RecordPanel.tsx';
import type { RecordConfig } from './record-config.ts';
import { noFilters, sortOf } from './record-view.ts';
import { useCountUpToQuery } from './records-api.ts';
import { SearchContext } from './search/search-context.ts';
import { useBulkActions } from './selection/use-bulk-actions.ts';
import { useSelection } from './selection/use-selection.ts';
import { OfflineNote } from './table/OfflineNote.tsx';
import { RecordBody } from './table/RecordBody.tsx';
import { RecordFooter } from './table/RecordFooter.tsx';
import { RecordTable } from './table/RecordTable.tsx';
import { RowActions } from './table/RowActions.tsx';
import { ShortcutHelp } from './table/ShortcutHelp.tsx';
import { ExportButton } from './toolbar/ExportButton.tsx';
import { RecordToolbar } from './toolbar/RecordToolbar.tsx';
import { useColumnChoice } from './toolbar/use-column-choice.ts';
import { useGivenUpSearch } from './use-given-up-search.ts';
import { prepareMoves, useRecordActions } from './use-record-actions.ts';
import { type RecordList, useRecordList } from './use-record-list.ts';
import { useRecordNavigation } from './use-record-navigation.ts';

/**
 * Returns how many records a list has: the folder's stored total, or a count of those that match the filter. Undefined
 * until it is known.
 */
function useTotal(kind: RecordKind, { page, view, filter, isStale }: RecordList): CountAnswer | undefined {
  const isOnePage = page !== undefined && view.page === 1 && page.cursor === undefined;
  const isKnown = page?.total !== undefined || isOnePage;
  const skip = page === undefined || isKnown || isStale;
  const { currentData } = useCountUpToQuery({ kind, filter }, { skip });
  useGivenUpSearch('countUpTo', filter.q && !skip ? { kind, filter } : undefined);
  if (page?.total !== undefined) return { count: page.total };
  return isOnePage ? { count: page.records.length } : currentData;
}

interface RecordScreenProps {
  config: RecordConfig;
  /** Whether the user may delete, restore and export. */
  canManage: boolean;
  /** The button that adds a record by hand, if the user may. */
  addButton?: ReactNode;
  /** Number of records received since the list was loaded. */
  newCount: number;
  onNewShown(): void;
}

/** Renders the list of one kind of records with all its actions; the list state is in the address. */
export function RecordScreen(props: RecordScreenProps) {
  const { config, canManage } = props;
  const list = useRecordList(config.kind);
  const { view, page, changeQuery } = list;
  const total = useTotal(config.kind, list);
  const selection = useSelection(list.filter);
  const columns = useColumnChoice(config);
  const actions = useRecordActions(config);
  const bulkActions = useBulkActions(config.kind);
  const me = useActiveAssignees().find(({ isMe }) => isMe);
  const handleAssignToMe = (id: number) => {
    const row = page?.records.find((record) => record.id === id);
    if (row && me && row.trashedAt === null) actions.assign(row, me.id);
  };
  const navigation = useRecordNavigation(list, selection, canManage ? handleAssignToMe : undefined);

  const rowActions = prepareMoves(actions, selection.drop);
  const panelActions = prepareMoves(rowActions, navigation.closeRecord);
  const handleRefresh = () => {
    props.onNewShown();
    list.reload();
  };
  const handleShowNew = () => {
    changeQuery({ ...noFilters, q: '', folder: 'inbox', sort: '-createdAt' });
    handleRefresh();
  };

  return (
    <SearchContext value={view.q}>
      <Column>
        <RecordToolbar
          ref={navigation.toolbar}
          kind={config.kind}
          list={list}
          total={total}
          columns={columns}
          onRefresh={handleRefresh}
          end={
            canManage && (
              <>
                {props.addButton}
                <ExportButton
                  kind={config.kind}
                  times={list.times}
                  ids={selection.all === undefined ? selection.ids : []}
                  columns={columns.exported}
                />
              </>
            )
          }
        />
        {page && <OfflineNote />}
        <RecordBody
          config={config}
          list={list}
          canManage={canManage}
          renderTable={(rows) => (
            <RecordTable
              ref={navigation.table}
              config={config}
              rows={rows}
              list={list}
              selection={selection}
              chosenColumns={[...columns.chosen, sortOf(view)]}
              renderActions={
                canManage ? (row) => <RowActions config={config} row={row} actions={rowActions} /> : undefined
              }
            />
          )}
        />
        {page && !list.error && (
          <RecordFooter
            page={page}
            total={total}
            list={list}
            selection={selection}
            canManage={canManage}
            bulkActions={bulkActions}
            navigation={navigation}
            newCount={props.newCount}
            onShowNew={handleShowNew}
          />
        )}
        {view.record > 0 && (
          <RecordPanel
            config={config}
            id={view.record}
            rows={page?.records ?? []}
            actions={panelActions}
            canManage={canManage}
            onStep={navigation.openRecord}
            onClose={navigation.closeRecord}
          />
        )}
        <ShortcutHelp isOpen={navigation.isHelpOpen} onClose={() => navigation.setHelpOpen(false)} />
      </Column>
    </SearchContext>
  );
}

const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
`;
