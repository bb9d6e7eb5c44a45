import type { OwnSession } from '@suite/contracts/session';
import { useHost } from '@suite/host/HostContext';
import { Badge } from '@suite/ui/Badge';
import { Button } from '@suite/ui/Button';
import { Skeleton } from '@suite/ui/Skeleton';
import { Row } from '@suite/ui/Stack';
import { VisuallyHidden } from '@suite/ui/VisuallyHidden';
import styled from 'styled-components';
import { describeFailure, failureWords, isSessionEnd } from '../../language/failure-words.ts';
import { useWords } from '../../language/use-words.ts';
import { ColumnTitles } from '../../records/ColumnTitles.tsx';
import { ListFailure } from '../../records/ListFailure.tsx';
import { RecordFrame } from '../../records/RecordFrame.tsx';
import { Timestamp } from '../../records/Timestamp.tsx';
import { PhoneLabel } from '../../screen/PhoneLabel.tsx';
import { ScreenSection } from '../../screen/ScreenSection.tsx';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListOwnSessionsQuery,
} from './account-api.ts';
import { accountWords } from './account-words.ts';

/** Renders the account's sessions with buttons to end them. */
export function SessionsSection() {
  const words = useWords(accountWords);
  const failures = useWords(failureWords);
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
      host.toast({ title: words.sessionsTitle, description: done });
    } catch (failure) {
      if (isSessionEnd(failure)) return;
      host.toast({
        title: words.error,
        description: describeFailure(failure, failures),
        variant: 'destructive',
      });
    }
  };

  return (
    <ScreenSection title={words.sessionsTitle} hint={words.sessionsHint}>
      {error && !data && <ListFailure error={error} onRetry={refetch} />}
      {!error && !data && (
        <>
          <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
          <Skeleton $height="8rem" />
        </>
      )}
      {data && (
        <>
          <Table>
            <RecordFrame label={words.sessionsTitle} isStale={isFetching}>
              <ColumnTitles titles={words.columns} />
              <tbody>
                {data.map((session) => (
                  <SessionRow
                    key={session.id}
                    session={session}
                    isEnding={isEnding}
                    onEnd={() => handleEnd(endSession(session.id).unwrap(), words.sessionEnded)}
                  />
                ))}
              </tbody>
            </RecordFrame>
          </Table>
          {data.length > 1 && (
            <Row>
              <Button
                $variant="secondary"
                disabled={isEnding}
                onClick={() => handleEnd(endOthers().unwrap(), words.othersEnded)}
              >
                {words.endOthers}
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
  const words = useWords(accountWords);
  const name = session.client || words.unknownClient;
  return (
    <tr>
      <td data-cell="name">{name}</td>
      <td>{session.address}</td>
      <td>
        <PhoneLabel>{words.columns.createdAt}</PhoneLabel>
        <Timestamp value={session.createdAt} />
      </td>
      <td>
        <PhoneLabel>{words.columns.seenAt}</PhoneLabel>
        <Timestamp value={session.seenAt} />
      </td>
      <td data-cell="actions">
        {session.isCurrent ? (
          <Badge $tone="info">{words.thisSession}</Badge>
        ) : (
          <Button
            $variant="ghost"
            $size="small"
            disabled={isEnding}
            aria-label={words.endNamed(`${name}, ${session.address}`)}
            onClick={onEnd}
          >
            {words.end}
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
