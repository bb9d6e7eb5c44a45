import type { OwnSession } from '@suite/contracts/session';
import { useHost } from '@suite/host/HostContext';
import { Badge } from '@suite/ui/Badge';
import { Button } from '@suite/ui/Button';
import { Row } from '@suite/ui/Stack';
import styled from 'styled-components';
import { describeFailure, failureStrings, isSessionEnd } from '../../language/failure-strings.ts';
import { useStrings } from '../../language/use-strings.ts';
import { ColumnTitles } from '../../list/ColumnTitles.tsx';
import { ListFrame } from '../../list/ListFrame.tsx';
import { ListPlaceholder } from '../../list/ListPlaceholder.tsx';
import { RecentTime } from '../../records/ReceivedTime.tsx';
import { PhoneLabel } from '../../screen/PhoneLabel.tsx';
import { ScreenSection } from '../../screen/ScreenSection.tsx';
import { useNotices } from '../../screen/use-notices.ts';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListOwnSessionsQuery,
} from './account-api.ts';
import { accountStrings } from './account-strings.ts';

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

interface SessionTableProps {
  sessions: readonly OwnSession[];
  isStale: boolean;
  /** Whether a session is being ended. */
  isEnding: boolean;
  onEnd(id: string): void;
}

/** Renders one row per session. All sessions but the current one can be ended. */
function SessionTable({ sessions, isStale, isEnding, onEnd }: SessionTableProps) {
  const strings = useStrings(accountStrings);
  return (
    <Table>
      <ListFrame label={strings.sessionsTitle} isStale={isStale}>
        <ColumnTitles titles={strings.columns} />
        <tbody>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isEnding={isEnding}
              onEnd={() => onEnd(session.id)}
            />
          ))}
        </tbody>
      </ListFrame>
    </Table>
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
        <RecentTime value={session.createdAt} />
      </td>
      <td>
        <PhoneLabel>{strings.columns.seenAt}</PhoneLabel>
        <RecentTime value={session.seenAt} />
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
    td span {
      overflow-wrap: normal;
      white-space: normal;
    }
  }

  @media (width >= 40rem) {
    [data-column='actions'] {
      width: 8.5rem;
    }
  }
`;
