import type { ErasureReceipt } from '@suite/contracts/records';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { ColumnTitles } from '../../list/ColumnTitles.tsx';
import { ListFrame } from '../../list/ListFrame.tsx';
import { ListPlaceholder } from '../../list/ListPlaceholder.tsx';
import { RecentTime } from '../../records/ReceivedTime.tsx';
import { Hint } from '../../screen/Hint.tsx';
import { ScreenSection } from '../../screen/ScreenSection.tsx';
import { useListErasureReceiptsQuery } from './privacy-api.ts';
import { privacyStrings } from './privacy-strings.ts';

/** Renders the receipts of all erasures, newest first. */
export function Receipts() {
  const { receipts: strings } = useStrings(privacyStrings);
  const { data, error, refetch } = useListErasureReceiptsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <ScreenSection title={strings.title} hint={strings.hint}>
      {(error !== undefined || !data) && (
        <ListPlaceholder error={error} isPart onRetry={refetch} loading={strings.loading} height="6rem" />
      )}
      {!error && data?.length === 0 && <Hint>{strings.none}</Hint>}
      {!error && data && data.length > 0 && <ReceiptTable receipts={data} />}
    </ScreenSection>
  );
}

function ReceiptTable({ receipts }: { receipts: ErasureReceipt[] }) {
  const { receipts: strings } = useStrings(privacyStrings);
  return (
    <Ledger>
      <ListFrame label={strings.title}>
        <ColumnTitles titles={strings.columns} />
        <tbody>
          {receipts.map(({ id, at, by, erased }) => (
            <tr key={id}>
              <td data-cell="name">{id}</td>
              <td>
                <RecentTime value={at} />
              </td>
              <td data-column="by">
                <bdi>{by || strings.removedAccount}</bdi>
              </td>
              <td data-column="erased">{strings.erased(erased)}</td>
            </tr>
          ))}
        </tbody>
      </ListFrame>
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
