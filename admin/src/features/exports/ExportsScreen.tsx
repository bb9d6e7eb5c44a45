import { Button } from '@suite/ui/Button';
import { EmptyState } from '@suite/ui/EmptyState';
import { Skeleton } from '@suite/ui/Skeleton';
import { token } from '@suite/ui/theme';
import { VisuallyHidden } from '@suite/ui/VisuallyHidden';
import { FileDown, RefreshCw } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from '../../language/use-words.ts';
import { ListFailure } from '../../records/ListFailure.tsx';
import { ViewHeader } from '../../screen/ViewHeader.tsx';
import { ExportTable } from './ExportTable.tsx';
import { useListExportsInfiniteQuery } from './exports-api.ts';
import { exportsWords } from './exports-words.ts';

/** The export ledger: who took which records out of the panel. For administrators only. */
export function ExportsScreen() {
  const words = useWords(exportsWords);
  const list = useListExportsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = list;
  const entries = data?.pages.flatMap((page) => page.entries);
  return (
    <section aria-label={words.title}>
      <ViewHeader title={words.title} hint={words.hint}>
        <Button $variant="secondary" $size="small" disabled={isFetching} onClick={() => refetch()}>
          <RefreshCw aria-hidden size={16} strokeWidth={1.75} />
          {words.refresh}
        </Button>
      </ViewHeader>
      <Opening>
        <summary>{words.opening.title}</summary>
        <ul>
          {words.opening.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </Opening>
      {error !== undefined && <ListFailure error={error} onRetry={refetch} />}
      {!error && !entries && (
        <>
          <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
          <Skeleton $height="20rem" />
        </>
      )}
      {!error && entries?.length === 0 && <EmptyState icon={FileDown} title={words.none} />}
      {!error && entries && entries.length > 0 && (
        <ExportTable entries={entries} isStale={isFetching && !isFetchingNextPage} />
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

const Opening = styled.details`
  margin-bottom: ${token('space', 4)};
  max-width: ${token('size', 'text')};
  font-size: ${token('type', 'small')};

  summary {
    width: fit-content;
    color: ${token('color', 'sapphireText')};
    cursor: pointer;
  }

  ul {
    margin: ${token('space', 2)} 0 0;
    padding-left: 1.25rem;
  }
`;

const Older = styled.div`
  display: flex;
  justify-content: center;
  padding-top: ${token('space', 4)};
`;
