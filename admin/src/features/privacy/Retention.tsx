import { Button } from '@suite/ui/Button';
import { Row } from '@suite/ui/Stack';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { kindOrder } from '../../language/kind-titles.ts';
import { useStrings } from '../../language/use-strings.ts';
import { Hint } from '../../screen/Hint.tsx';
import { ScreenSection } from '../../screen/ScreenSection.tsx';
import { useReadRetentionQuery } from './privacy-api.ts';
import { privacyStrings } from './privacy-strings.ts';

/** Renders the retention period and how many records the next purge would delete. */
export function Retention() {
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

const Texts = styled.div`
  display: grid;
  gap: ${token('space', 2)};
  font-size: ${token('type', 'small')};
`;
