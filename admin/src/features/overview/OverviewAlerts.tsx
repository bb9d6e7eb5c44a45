import type { Overview } from '@suite/contracts/records';
import { Badge } from '@suite/ui/Badge';
import { media, token } from '@suite/ui/theme';
import { BellOff } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { formatNumber } from '../../language/format-number.ts';
import { useStrings } from '../../language/use-strings.ts';
import { useMedia } from '../../screen/use-media.ts';
import { formatDuration } from './format-duration.ts';
import { NotificationsDialog } from './NotificationsDialog.tsx';
import { overviewStrings } from './overview-strings.ts';

/** Renders alerts for problems, delayed submissions, and delayed or failed notifications, if there are any. */
export function OverviewAlerts({ overview: { journal, mail, problems = [] } }: { overview: Overview }) {
  const strings = useStrings(overviewStrings);
  const [isListed, setIsListed] = useState(false);
  return (
    <>
      {problems.map(
        (cause) =>
          strings.problems[cause] && (
            <Alert key={cause} data-alert $tone="danger">
              {strings.problems[cause]}
              {!mail.isSetUp && ` ${strings.problemsUnsent}`}
            </Alert>
          ),
      )}
      {journal && journal.depth > 0 && (
        <Alert data-alert $tone="warning">
          {strings.journal(journal.depth, formatDuration(journal.oldestSeconds, strings.locale))}
        </Alert>
      )}
      {mail.waiting > 0 && (
        <ListButton
          tone="warning"
          text={mail.isSetUp ? strings.waiting(mail.waiting) : strings.kept(mail.waiting)}
          count={mail.waiting}
          onOpen={() => setIsListed(true)}
        />
      )}
      {mail.failed > 0 && (
        <ListButton
          tone="danger"
          text={strings.givenUp(mail.failed)}
          count={mail.failed}
          onOpen={() => setIsListed(true)}
        />
      )}
      {isListed && <NotificationsDialog isMailSetUp={mail.isSetUp} onClose={() => setIsListed(false)} />}
    </>
  );
}

interface ListButtonProps {
  tone: 'warning' | 'danger';
  text: string;
  count: number;
  onOpen(): void;
}

/** Renders an alert that opens the list of notifications; beside the tabs of a narrow screen, its number stands for it. */
function ListButton({ tone, text, count, onOpen }: ListButtonProps) {
  const isNarrow = useMedia('(width < 64rem)');
  return (
    <Open type="button" data-alert={isNarrow ? 'count' : 'text'} aria-label={text} onClick={onOpen}>
      <Alert $tone={tone}>
        {isNarrow ? (
          <>
            <BellOff aria-hidden size={14} strokeWidth={2} />
            {formatNumber(count)}
          </>
        ) : (
          text
        )}
      </Alert>
    </Open>
  );
}

const Alert = styled(Badge)`
  border-radius: 10px;
  white-space: normal;
`;

const Open = styled.button`
  display: inline-flex;
  align-items: center;
  min-height: 1.5rem;
  padding: 0;
  border: 0;
  border-radius: ${token('radius', 'round')};
  background: none;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  ${media.touch} {
    min-width: ${token('size', 'target')};
    min-height: ${token('size', 'target')};
    /* The line keeps its height. */
    margin-block: -2px;
    justify-content: center;
  }
`;
