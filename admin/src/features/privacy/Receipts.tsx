import type { ErasureReceipt } from '@suite/contracts/records';
import { EmptyState } from '@suite/ui/EmptyState';
import { Skeleton } from '@suite/ui/Skeleton';
import { VisuallyHidden } from '@suite/ui/VisuallyHidden';
import { ReceiptText } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from '../../language/use-words.ts';
import { ColumnTitles } from '../../records/ColumnTitles.tsx';
import { ListFailure } from '../../records/ListFailure.tsx';
import { RecordFrame } from '../../records/RecordFrame.tsx';
import { Timestamp } from '../../records/Timestamp.tsx';
import { useListErasureReceiptsQuery } from './privacy-api.ts';
import { privacyWords } from './privacy-words.ts';
import { SectionCard } from './SectionCard.tsx';

/** Renders the receipts of all erasures, newest first. */
export function Receipts() {
  const { receipts: words } = useWords(privacyWords);
  const { data, error, refetch } = useListErasureReceiptsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <SectionCard title={words.title} hint={words.hint}>
      {error !== undefined && <ListFailure error={error} onRetry={refetch} />}
      {!error && !data && (
        <>
          <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
          <Skeleton $height="6rem" />
        </>
      )}
      {!error && data?.length === 0 && <EmptyState icon={ReceiptText} title={words.none} />}
      {!error && data && data.length > 0 && <ReceiptTable receipts={data} />}
    </SectionCard>
  );
}

function ReceiptTable({ receipts }: { receipts: ErasureReceipt[] }) {
  const { receipts: words } = useWords(privacyWords);
  return (
    <Ledger>
      <RecordFrame label={words.title}>
        <ColumnTitles titles={words.columns} />
        <tbody>
          {receipts.map(({ id, at, by, erased }) => (
            <tr key={id}>
              <td data-cell="name">{id}</td>
              <td>
                <Timestamp value={at} />
              </td>
              <td data-column="by">
                <bdi>{by || words.nobody}</bdi>
              </td>
              <td data-column="erased">{words.erased(erased)}</td>
            </tr>
          ))}
        </tbody>
      </RecordFrame>
    </Ledger>
  );
}

const Ledger = styled.div`
  [data-column='by'],
  [data-column='erased'] {
    overflow-wrap: anywhere;
    white-space: normal;
  }

  @media (width >= 40rem) {
    th[data-column='id'] {
      width: 5rem;
    }

    th[data-column='at'] {
      width: 11.5rem;
    }

    th[data-column='by'] {
      width: 8rem;
    }
  }
`;
