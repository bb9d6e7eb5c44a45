import { EmptyState } from '@suite/ui/EmptyState';
import { Inbox } from 'lucide-react';
import { ListFailure } from './ListFailure.tsx';
import { RecordSkeleton } from './RecordSkeleton.tsx';
import { type Column, RecordTable } from './RecordTable.tsx';

interface RecordListProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  /** Stands in place of the table where there is nothing to list. */
  noneWords: string;
  /** What the list's query hook gives. */
  list: { data?: Row[] | undefined; error?: unknown; refetch(): unknown };
}

/** A list of records in whichever state it is: on its way, failed, empty, there. */
export function RecordList<Row extends { id: number }>(props: RecordListProps<Row>) {
  const { label, columns, noneWords, list } = props;
  if (list.error) return <ListFailure error={list.error} onRetry={list.refetch} />;
  if (!list.data) return <RecordSkeleton label={label} columns={columns} />;
  if (list.data.length === 0) return <EmptyState icon={Inbox} title={noneWords} />;
  return <RecordTable label={label} columns={columns} rows={list.data} />;
}
