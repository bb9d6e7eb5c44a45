import type { OwnSession } from '@suite/contracts/session';
import { useHost } from '@suite/host/HostContext';
import { Badge } from '@suite/ui/Badge';
import { Button } from '@suite/ui/Button';
import { Skeleton } from '@suite/ui/Skeleton';
import { Row } from '@suite/ui/Stack';
import { VisuallyHidden } from '@suite/ui/VisuallyHidden';
import styled from 'styled-components';
import { describeFailure, failureStrings, isSessionEnd } from '../../language/failure-strings.ts';
import { useStrings } from '../../language/use-strings.ts';
import { ColumnTitles } from '../../list/ColumnTitles.tsx';
import { ListFailure } from '../../list/ListFailure.tsx';
import { ListFrame } from '../../list/ListFrame.tsx';
import { Timestamp } from '../../list/Timestamp.tsx';
import { PhoneLabel } from '../../screen/PhoneLabel.tsx';
import { ScreenSection } from '../../screen/ScreenSection.tsx';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListOwnSessionsQuery,
} from './account-api.ts';
import { accountStrings } from './account-strings.ts';

/** Renders the account's sessions with buttons to end them. */
export function SessionsSection() {
  const strings = useStrings(accountStrings);
  const failures = useStrings(failureStrings);
  const host = useHost();
  const { data, error, isFetching, refetch } = useListOwnSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [endSession, ending] = useEndSessionMutation();
  const [endOthers, endingOthers] = useEndOtherSessionsMutation();
  const isEnding = ending.isLoading || endingOthers.isLoading;

  const handleEnd = async (act: Promise<unknown>, done: string) => {
    try {
      await act;
      host.toast({ title: strings.sessionsTitle, description: done });
    } catch (failure) {
      if (isSessionEnd(failure)) return;
      host.toast({
        title: strings.error,
        description: describeFailure(failure, failures),
        variant: 'destructive',
      });
    }
  };

  return (
    <ScreenSection title={strings.sessionsTitle} hint={strings.sessionsHint}>
      {error && !data && <ListFailure error={error} onRetry={refetch} />}
      {!error && !data && (
        <>
          <VisuallyHidden role="status">{strings.loading}</VisuallyHidden>
          <Skeleton $height="8rem" />
        </>
      )}
      {data && (
        <>
          <Table>
            <ListFrame label={strings.sessionsTitle} isStale={isFetching}>
              <ColumnTitles titles={strings.columns} />
              <tbody>
                {data.map((session) => (
                  <SessionRow
                    key={session.id}
                    session={session}
                    isEnding={isEnding}
                    onEnd={() => handleEnd(endSession(session.id).unwrap(), strings.sessionEnded)}
                  />
                ))}
              </tbody>
            </ListFrame>
          </Table>
          {data.length > 1 && (
            <Row>
              <Button
                $variant="secondary"
                disabled={isEnding}
                onClick={() => handleEnd(endOthers().unwrap(), strings.othersEnded)}
              >
                {strings.endOthers}
              </Button>
            </Row>
          )}
        </>
      )}
    </ScreenSection>
  );
}

interface SessionRowProps {
  session: OwnSession;
  isEnding: boolean;
  onEnd(): void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const strings = useStrings(accountStrings);
  const name = session.client || strings.unknownClient;
  return (
    <tr>
      <td data-cell="name">{name}</td>
      <td>{session.address}</td>
      <td>
        <PhoneLabel>{strings.columns.createdAt}</PhoneLabel>
        <Timestamp value={session.createdAt} />
      </td>
      <td>
        <PhoneLabel>{strings.columns.seenAt}</PhoneLabel>
        <Timestamp value={session.seenAt} />
      </td>
      <td data-cell="actions">
        {session.isCurrent ? (
          <Badge $tone="info">{strings.thisSession}</Badge>
        ) : (
          <Button
            $variant="ghost"
            $size="small"
            disabled={isEnding}
            aria-label={strings.endNamed(`${name}, ${session.address}`)}
            onClick={onEnd}
          >
            {strings.end}
          </Button>
        )}
      </td>
    </tr>
  );
}

const Table = styled.div`
  @media (width < 40rem) {
    && td {
      white-space: normal;
    }
  }

  @media (width >= 40rem) {
    [data-column='actions'] {
      width: 8.5rem;
    }
  }
`;
