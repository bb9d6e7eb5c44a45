import { Button } from '@suite/ui/Button';
import { EmptyState } from '@suite/ui/EmptyState';
import { Skeleton } from '@suite/ui/Skeleton';
import { token } from '@suite/ui/theme';
import { VisuallyHidden } from '@suite/ui/VisuallyHidden';
import { RefreshCw, ScrollText } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from '../../language/use-words.ts';
import { ListFailure } from '../../records/ListFailure.tsx';
import { ViewHeader } from '../../screen/ViewHeader.tsx';
import { AuditTable } from './AuditTable.tsx';
import { useListAuditInfiniteQuery } from './audit-api.ts';
import { auditWords } from './audit-words.ts';

/** The audit log, newest first. For administrators only. */
export function AuditScreen() {
  const words = useWords(auditWords);
  const log = useListAuditInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = log;
  const entries = data?.pages.flatMap((page) => page.entries);
  return (
    <section aria-label={words.title}>
      <ViewHeader title={words.title} hint={words.hint}>
        <Button $variant="secondary" $size="small" disabled={isFetching} onClick={() => refetch()}>
          <RefreshCw aria-hidden size={16} strokeWidth={1.75} />
          {words.refresh}
        </Button>
      </ViewHeader>
      {error !== undefined && <ListFailure error={error} onRetry={refetch} />}
      {!error && !entries && (
        <>
          <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
          <Skeleton $height="20rem" />
        </>
      )}
      {!error && entries?.length === 0 && <EmptyState icon={ScrollText} title={words.none} />}
      {!error && entries && entries.length > 0 && (
        <AuditTable entries={entries} isStale={isFetching && !isFetchingNextPage} />
      )}
      {!error && hasNextPage && (
        <Older>
          <Button
            $variant="secondary"
            $size="small"
            disabled={isFetchingNextPage}
            onClick={() => fetchNextPage()}
          >
            {isFetchingNextPage ? words.loadingOlder : words.older}
          </Button>
        </Older>
      )}
    </section>
  );
}

const Older = styled.div`
  display: flex;
  justify-content: center;
  padding-top: ${token('space', 4)};
`;
