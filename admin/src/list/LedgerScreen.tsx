import { EmptyState } from '@suite/ui/EmptyState';
import { IconButton } from '@suite/ui/IconButton';
import { type LucideIcon, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStrings } from '../language/use-strings.ts';
import { ViewHeader } from '../screen/ViewHeader.tsx';
import { ListPlaceholder } from './ListPlaceholder.tsx';
import { listStrings } from './list-strings.ts';
import { MoreButton } from './MoreButton.tsx';

/** Result of an infinite query. */
interface LedgerList<Entry> {
  data?: { pages: { entries: Entry[] }[] } | undefined;
  error?: unknown;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  fetchNextPage(): unknown;
  refetch(): unknown;
}

interface LedgerScreenProps<Entry> {
  strings: Record<'title' | 'hint' | 'loading' | 'none' | 'older', string>;
  icon: LucideIcon;
  list: LedgerList<Entry>;
  renderTable(entries: Entry[], isStale: boolean): ReactNode;
  /** Controls beside the title. */
  actions?: ReactNode;
  /** What the user can do next if there are no entries. */
  emptyAction?: ReactNode;
  /** Content between the heading and the entries. */
  children?: ReactNode;
}

/** Renders an append-only list of entries, newest first; older ones are loaded on demand. */
export function LedgerScreen<Entry>({
  strings,
  icon,
  list,
  renderTable,
  actions,
  emptyAction,
  children,
}: LedgerScreenProps<Entry>) {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = list;
  const { refresh } = useStrings(listStrings);
  const entries = data?.pages.flatMap((page) => page.entries);
  return (
    <section aria-label={strings.title}>
      <ViewHeader title={strings.title} hint={strings.hint}>
        <IconButton label={refresh} disabled={isFetching} onClick={() => refetch()}>
          <RefreshCw aria-hidden size={16} strokeWidth={1.75} />
        </IconButton>
        {actions}
      </ViewHeader>
      {children}
      {(error !== undefined || !entries) && (
        <ListPlaceholder error={error} onRetry={refetch} loading={strings.loading} height="20rem" />
      )}
      {!error && entries?.length === 0 && (
        <EmptyState icon={icon} title={strings.none} action={emptyAction} />
      )}
      {!error && entries && entries.length > 0 && renderTable(entries, isFetching && !isFetchingNextPage)}
      {!error && hasNextPage && (
        <MoreButton isLoading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {strings.older}
        </MoreButton>
      )}
    </section>
  );
}
