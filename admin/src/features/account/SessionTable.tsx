import type { OwnSession } from '@suite/contracts/session';
import { Badge } from '@suite/ui/Badge';
import { Button } from '@suite/ui/Button';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { ColumnTitles } from '../../list/ColumnTitles.tsx';
import { ListFrame } from '../../list/ListFrame.tsx';
import { RecentTime } from '../../records/ReceivedTime.tsx';
import { PhoneLabel } from '../../screen/PhoneLabel.tsx';
import { accountStrings } from './account-strings.ts';

interface SessionTableProps {
  sessions: readonly OwnSession[];
  isStale: boolean;
  /** Whether a session is being ended. */
  isEnding: boolean;
  onEnd(id: string): void;
}

/** Renders one row per session. All sessions but the current one can be ended. */
export function SessionTable({ sessions, isStale, isEnding, onEnd }: SessionTableProps) {
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
