import { Button } from '@suite/ui/Button';
import { Row } from '@suite/ui/Stack';
import { useStrings } from '../../language/use-strings.ts';
import { ListPlaceholder } from '../../list/ListPlaceholder.tsx';
import { ScreenSection } from '../../screen/ScreenSection.tsx';
import { useListOwnSessionsQuery } from './account-api.ts';
import { accountStrings } from './account-strings.ts';
import { SessionTable } from './SessionTable.tsx';
import { useEndSessions } from './use-end-sessions.ts';

/** Renders the account's sessions with buttons to end them. */
export function SessionsSection() {
  const strings = useStrings(accountStrings);
  const { data, error, isFetching, refetch } = useListOwnSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const { isEnding, end, endOthers } = useEndSessions();
  return (
    <ScreenSection title={strings.sessionsTitle} hint={strings.sessionsHint}>
      {data ? (
        <SessionTable sessions={data} isStale={isFetching} isEnding={isEnding} onEnd={end} />
      ) : (
        <ListPlaceholder error={error} onRetry={refetch} loading={strings.loading} height="8rem" />
      )}
      {data && data.length > 1 && (
        <Row>
          <Button $variant="secondary" disabled={isEnding} onClick={endOthers}>
            {strings.endOthers}
          </Button>
        </Row>
      )}
    </ScreenSection>
  );
}
