import type { ErasureReceipt } from '@suite/contracts/records';
import { Button } from '@suite/ui/Button';
import { Row } from '@suite/ui/Stack';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { kindOrder } from '../../language/kind-titles.ts';
import { useStrings } from '../../language/use-strings.ts';
import { ColumnTitles } from '../../list/ColumnTitles.tsx';
import { ListFrame } from '../../list/ListFrame.tsx';
import { ListPlaceholder } from '../../list/ListPlaceholder.tsx';
import { RecentTime } from '../../records/ReceivedTime.tsx';
import { Hint } from '../../screen/Hint.tsx';
import { ScreenSection, ScreenSections } from '../../screen/ScreenSection.tsx';
import { ViewHeader } from '../../screen/ViewHeader.tsx';
import { PersonRequests } from './PersonRequests.tsx';
import { useListErasureReceiptsQuery, useReadRetentionQuery } from './privacy-api.ts';
import { privacyStrings } from './privacy-strings.ts';

/** Renders the tools for privacy law: disclosure, erasure and retention of personal data. For administrators only. */
export function PrivacyScreen() {
  const strings = useStrings(privacyStrings);
  return (
    <>
      <ViewHeader title={strings.title} />
      <ScreenSections>
        <PersonRequests />
        <Retention />
        <Receipts />
      </ScreenSections>
    </>
  );
}

/** Renders the retention period and how many records the next purge would delete. */
function Retention() {
  const strings = useStrings(privacyStrings);
  const { data, error, isFetching, refetch } = useReadRetentionQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const due = data?.due;
  const isDue = due && kindOrder.some((kind) => due[kind] > 0);
  return (
    <ScreenSection title={strings.retention.title}>
      {error ? (
        <Hint role="status">{strings.retention.failed}</Hint>
      ) : (
        data && (
          <Texts>
            <p>{strings.retention.months(data.months)}</p>
            {data.isStopped && <p role="status">{strings.retention.stopped}</p>}
            <Hint>{isDue ? strings.retention.due(data.due) : strings.retention.nothingDue}</Hint>
          </Texts>
        )
      )}
      <Row>
        <Button $variant="secondary" $size="small" disabled={isFetching} onClick={() => refetch()}>
          {isFetching ? strings.retention.loading : error ? strings.retry : strings.retention.check}
        </Button>
      </Row>
    </ScreenSection>
  );
}

/** Renders the receipts of all erasures, newest first. */
function Receipts() {
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

const Texts = styled.div`
  display: grid;
  gap: ${token('space', 2)};
  font-size: ${token('type', 'small')};
`;

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
