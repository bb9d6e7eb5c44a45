import type { ListedRecord, RecordFolder } from '@suite/contracts/records';
import { EmptyState } from '@suite/ui/EmptyState';
import { Inbox, ShieldCheck, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListFailure } from '../ListFailure.tsx';
import { NothingFound } from '../NothingFound.tsx';
import { RecordSkeleton } from '../RecordSkeleton.tsx';
import type { RecordConfig } from '../record-config.ts';
import { isNarrowed, type RecordView } from '../record-view.ts';
import type { RecordPage } from '../records-api.ts';
import { useRecordWords } from '../use-record-words.ts';

interface ListBodyProps<Row extends ListedRecord> {
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
export function ListBody<Row extends ListedRecord>(props: ListBodyProps<Row>) {
  const { config, page, error, view, onRetry, onClearFilters, renderTable } = props;
  const words = useRecordWords();
  if (error) return <ListFailure error={error} onRetry={onRetry} onClearFilters={onClearFilters} />;
  if (!page) {
    const titles = config.columns.filter(({ isOptional }) => !isOptional).map(({ title }) => title);
    return <RecordSkeleton label={config.title} titles={titles} />;
  }
  if (page.records.length > 0) return renderTable(page.records);
  if (isNarrowed(view)) {
    return (
      <NothingFound
        title={words.list.noMatch}
        description={view.q === '' ? words.list.noMatchHint : words.list.searchHint(config.searched)}
        onClearFilters={onClearFilters}
      />
    );
  }
  const title = { inbox: config.none, flagged: words.list.nothingFlagged, trash: words.list.trashEmpty }[
    view.folder
  ];
  return <EmptyState icon={emptyIcons[view.folder]} title={title} />;
}
