import { useHost } from '@suite/host/HostContext';
import { Button } from '@suite/ui/Button';
import { Row } from '@suite/ui/Stack';
import { describeFailure, failureStrings, isSessionEnd } from '../../language/failure-strings.ts';
import { useStrings } from '../../language/use-strings.ts';
import { ListPlaceholder } from '../../list/ListPlaceholder.tsx';
import { ScreenSection } from '../../screen/ScreenSection.tsx';
import { useNotices } from '../../screen/use-notices.ts';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListOwnSessionsQuery,
} from './account-api.ts';
import { accountStrings } from './account-strings.ts';
import { SessionTable } from './SessionTable.tsx';

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
        <ListPlaceholder error={error} isPart onRetry={refetch} loading={strings.loading} height="8rem" />
      )}
      {data && data.length > 1 && (
        <Row>
          <Button $variant="secondary" $size="small" disabled={isEnding} onClick={endOthers}>
            {strings.endOthers}
          </Button>
        </Row>
      )}
    </ScreenSection>
  );
}

/** Returns functions that end sessions of the account; each shows a message with its result. */
function useEndSessions() {
  const strings = useStrings(accountStrings);
  const failures = useStrings(failureStrings);
  const host = useHost();
  const { fail } = useNotices();
  const [endSession, ending] = useEndSessionMutation();
  const [endOtherSessions, endingOthers] = useEndOtherSessionsMutation();

  const report = async (request: Promise<unknown>, done: string) => {
    try {
      await request;
      host.toast({ title: strings.sessionsTitle, description: done });
    } catch (failure) {
      if (!isSessionEnd(failure)) fail(describeFailure(failure, failures));
    }
  };
  return {
    isEnding: ending.isLoading || endingOthers.isLoading,
    end: (id: string) => report(endSession(id).unwrap(), strings.sessionEnded),
    endOthers: () => report(endOtherSessions().unwrap(), strings.othersEnded),
  };
}
