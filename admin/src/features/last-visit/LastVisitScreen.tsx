import { Button } from '@suite/ui/Button';
import { token } from '@suite/ui/theme';
import { RefreshCw } from 'lucide-react';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { ListPlaceholder } from '../../list/ListPlaceholder.tsx';
import { listStrings } from '../../list/list-strings.ts';
import { Timestamp } from '../../list/Timestamp.tsx';
import { ViewHeader } from '../../screen/ViewHeader.tsx';
import { FailedNotices } from './FailedNotices.tsx';
import { useReadLastVisitQuery } from './last-visit-api.ts';
import { lastVisitStrings } from './last-visit-strings.ts';
import { VisitRecords } from './VisitRecords.tsx';

/** Renders what happened since the user's last visit, and what is overdue or was not delivered. */
export function LastVisitScreen() {
  const strings = useStrings(lastVisitStrings);
  const { refresh } = useStrings(listStrings);
  const { data, error, isFetching, refetch } = useReadLastVisitQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <section aria-label={strings.title}>
      <ViewHeader title={strings.title} hint={strings.hint}>
        <Button $variant="secondary" $size="small" disabled={isFetching} onClick={() => refetch()}>
          <RefreshCw aria-hidden size={16} strokeWidth={1.75} />
          {refresh}
        </Button>
      </ViewHeader>
      {error !== undefined || !data ? (
        <ListPlaceholder error={error} onRetry={refetch} loading={strings.loading} height="20rem" />
      ) : (
        <>
          <Since>
            {strings.since} <Timestamp value={data.since} />
          </Since>
          <Sections>
            <VisitRecords name="received" section={data.received} />
            <VisitRecords name="assigned" section={data.assigned} />
            <VisitRecords name="overdue" section={data.overdue} />
            <FailedNotices section={data.failed} />
          </Sections>
        </>
      )}
    </section>
  );
}

const Since = styled.p`
  margin-bottom: ${token('space', 4)};
  color: ${token('color', 'textMuted')};
  font-size: ${token('type', 'small')};
`;

const Sections = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  align-items: start;
  gap: ${token('space', 4)};
`;
