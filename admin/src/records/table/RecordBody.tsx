import type { ListedRecord, RecordFolder } from '@suite/contracts/records';
import { EmptyState } from '@suite/ui/EmptyState';
import { Inbox, ShieldCheck, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListFailure } from '../../list/ListFailure.tsx';
import { ListSkeleton } from '../../list/ListSkeleton.tsx';
import { NothingFound } from '../../list/NothingFound.tsx';
import type { RecordConfig } from '../record-config.ts';
import { isNarrowed, type RecordView } from '../record-view.ts';
import type { RecordPage } from '../records-api.ts';
import { useRecordStrings } from '../use-record-strings.ts';

interface RecordBodyProps<Row extends ListedRecord> {
  config: RecordConfig<Row>;
  /** Undefined while loading. */
  page: RecordPage<Row> | undefined;
  error: unknown;
  view: RecordView;
  onRetry(): void;
  onClearFilters(): void;
  renderTable(rows: Row[]): ReactNode;
}

const emptyIcons: Record<RecordFolder, typeof Inbox> = { inbox: Inbox, flagged: ShieldCheck, trash: Trash2 };

/** Renders a list in its current state: failed, loading, empty, without a match, or with rows. */
export function RecordBody<Row extends ListedRecord>(props: RecordBodyProps<Row>) {
  const { config, page, error, view, onRetry, onClearFilters, renderTable } = props;
  const strings = useRecordStrings();
  if (error) return <ListFailure error={error} onRetry={onRetry} onClearFilters={onClearFilters} />;
  if (!page) {
    const titles = config.columns.filter(({ isOptional }) => !isOptional).map(({ title }) => title);
    return <ListSkeleton label={config.title} titles={titles} />;
  }
  if (page.records.length > 0) return renderTable(page.records);
  if (isNarrowed(view)) {
    return (
      <NothingFound
        title={strings.list.noMatch}
        description={view.q === '' ? strings.list.noMatchHint : strings.list.searchHint(config.searched)}
        onClearFilters={onClearFilters}
      />
    );
  }
  const title = { inbox: config.none, flagged: strings.list.nothingFlagged, trash: strings.list.trashEmpty }[
    view.folder
  ];
  return <EmptyState icon={emptyIcons[view.folder]} title={title} />;
}
