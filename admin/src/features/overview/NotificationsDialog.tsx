import type { DeadLetter, NotificationsAnswer } from '@suite/contracts/records';
import { useHost } from '@suite/host/HostContext';
import { Button } from '@suite/ui/Button';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { describeFailure, failureStrings, isSessionEnd } from '../../language/failure-strings.ts';
import { formatRecentTime } from '../../language/format-time.ts';
import { useLanguage, useStrings } from '../../language/use-strings.ts';
import { ListPlaceholder } from '../../list/ListPlaceholder.tsx';
import { useToday } from '../../records/use-today.ts';
import { Hint } from '../../screen/Hint.tsx';
import { PanelDialog } from '../../screen/PanelDialog.tsx';
import { useNotices } from '../../screen/use-notices.ts';
import { useListUndeliveredQuery, useRetryNotificationMutation } from './overview-api.ts';
import { overviewStrings } from './overview-strings.ts';

interface NotificationsDialogProps {
  isMailSetUp: boolean;
  onClose(): void;
}

/** Renders undelivered notifications: the number of waiting ones, and each failed one with a button to resend it. */
export function NotificationsDialog({ isMailSetUp, onClose }: NotificationsDialogProps) {
  const strings = useStrings(overviewStrings);
  const { data, error, refetch } = useListUndeliveredQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <PanelDialog
      onClose={onClose}
      title={strings.notifications}
      description={strings.notificationsHint}
      maxWidth="40rem"
    >
      {data && !error ? (
        <State state={data} isMailSetUp={isMailSetUp} />
      ) : (
        <ListPlaceholder error={error} isPart onRetry={refetch} loading={strings.loading} height="6rem" />
      )}
    </PanelDialog>
  );
}

interface StateProps {
  state: NotificationsAnswer;
  isMailSetUp: boolean;
}

function State({ state: { waiting, failed }, isMailSetUp }: StateProps) {
  const strings = useStrings(overviewStrings);
  if (waiting === 0 && failed.length === 0) return <p role="status">{strings.allSent}</p>;
  return (
    <>
      {waiting > 0 && <p role="status">{(isMailSetUp ? strings.waitingHint : strings.keptHint)(waiting)}</p>}
      {failed.length > 0 && (
        <>
          <FailedHint>{strings.givenUpHint}</FailedHint>
          <List>
            {failed.map((letter) => (
              <Letter key={letter.id} letter={letter} />
            ))}
          </List>
        </>
      )}
    </>
  );
}

function Letter({ letter }: { letter: DeadLetter }) {
  const strings = useStrings(overviewStrings);
  const language = useLanguage();
  const host = useHost();
  const { fail } = useNotices();
  const failures = useStrings(failureStrings);
  const [retry, { isLoading }] = useRetryNotificationMutation();
  const today = useToday();
  const about = `${strings.undeliveredOf[letter.form]}, ${formatRecentTime(new Date(letter.createdAt), language, today)}`;
  const handleClick = async () => {
    try {
      await retry(letter.id).unwrap();
      host.toast({ title: strings.notifications, description: strings.sentAgain });
    } catch (error) {
      if (!isSessionEnd(error))
        fail(describeFailure(error, { ...failures, failed: strings.sendAgainFailed }), strings.notifications);
    }
  };
  return (
    <li>
      <div>
        <strong>{about}</strong>
        <Hint>
          {strings.channels[letter.channel]}, {strings.attempts(letter.attempts)}: <bdi>{letter.error}</bdi>
        </Hint>
      </div>
      <Button
        $variant="secondary"
        $size="small"
        disabled={isLoading}
        aria-label={strings.sendAgainFor(about)}
        onClick={handleClick}
      >
        {strings.sendAgain}
      </Button>
    </li>
  );
}

const FailedHint = styled.p`
  margin-block: ${token('space', 3)};
`;

const List = styled.ul`
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space', 4)};
    padding-block: ${token('space', 3)};
    border-top: 1px solid ${token('color', 'hairline')};
    font-size: 0.9375rem;
  }

  li > div {
    min-width: 0;
  }

  button {
    flex: none;
  }
`;
