import type { ListedRecord, RecordFolder } from '@suite/contracts/records';
import { EmptyState } from '@suite/ui/EmptyState';
import { Inbox, ShieldCheck, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStrings } from '../../language/use-strings.ts';
import { ListFailure } from '../../list/ListFailure.tsx';
import { ListSkeleton } from '../../list/ListSkeleton.tsx';
import { NothingFound } from '../../list/NothingFound.tsx';
import type { RecordConfig } from '../record-config.ts';
import { recordStrings } from '../record-strings.ts';
import { countFilters, noFilters } from '../record-view.ts';
import type { RecordList } from '../use-record-list.ts';
import { selectWidth, TableArea } from './RecordTable.tsx';
import { shownColumns } from './shown-columns.ts';
import { tableStrings } from './table-strings.ts';

interface RecordBodyProps {
  config: RecordConfig;
  list: RecordList;
  /** Whether the rows have actions. */
  canManage: boolean;
  renderTable(rows: ListedRecord[]): ReactNode;
}

const emptyIcons: Record<RecordFolder, typeof Inbox> = { inbox: Inbox, flagged: ShieldCheck, trash: Trash2 };

/** Renders a list in its current state: failed, loading, empty, without a match, or with rows. */
export function RecordBody({ config, list, canManage, renderTable }: RecordBodyProps) {
  const { page, error, view, retry } = list;
  const strings = useStrings(tableStrings);
  const { actions } = useStrings(recordStrings).columns;
  const handleClearAll = () => list.changeQuery({ ...noFilters, q: '' });
  if (error) return <ListFailure error={error} onRetry={retry} onClearFilters={handleClearAll} />;
  if (!page) {
    const columns = [
      { title: '', width: selectWidth },
      ...shownColumns(config.columns, [], '-createdAt'),
      ...(canManage ? [{ title: actions, width: 'var(--actions-width)' }] : []),
    ];
    return (
      <TableArea>
        <ListSkeleton label={config.title} columns={columns} />
      </TableArea>
    );
  }
  if (page.records.length > 0) return renderTable(page.records);
  const isFiltered = countFilters(view) > 0;
  if (view.q !== '' && isFiltered) {
    return (
      <NothingFound
        title={strings.noMatchOfBoth(view.q)}
        description={strings.bothHint}
        action={strings.withoutFilters}
        onClearFilters={() => list.changeQuery(noFilters)}
      />
    );
  }
  if (view.q !== '' || isFiltered) {
    return (
      <NothingFound
        title={strings.noMatch(view.q)}
        description={isFiltered ? strings.filtersHint : strings.searchHint(config.searched)}
        onClearFilters={handleClearAll}
      />
    );
  }
  const title = { inbox: config.none, flagged: strings.nothingFlagged, trash: strings.trashEmpty }[
    view.folder
  ];
  return (
    <EmptyState
      icon={emptyIcons[view.folder]}
      title={title}
      description={view.folder === 'inbox' ? strings.inboxHint : undefined}
    />
  );
}
