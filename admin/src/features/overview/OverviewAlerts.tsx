import type { Overview } from '@suite/contracts/records';
import { Badge } from '@suite/ui/Badge';
import { media, token } from '@suite/ui/theme';
import { BellOff } from 'lucide-react';
import { useState } from 'react';
import styled, { css } from 'styled-components';
import { formatNumber } from '../../language/format-number.ts';
import { useStrings } from '../../language/use-strings.ts';
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

/** Renders an alert that opens the list of notifications; where its text has no room, its number stands for it. */
function ListButton({ tone, text, count, onOpen }: ListButtonProps) {
  return (
    <Open type="button" data-alert="list" aria-label={text} onClick={onOpen}>
      <Alert $tone={tone}>
        <span data-text>{text}</span>
        <span data-count>
          <BellOff aria-hidden size={14} strokeWidth={2} />
          {formatNumber(count)}
        </span>
      </Alert>
    </Open>
  );
}

const Alert = styled(Badge)`
  border-radius: 10px;
  white-space: normal;
`;

const asNumber = css`
  flex: none;

  [data-text] {
    display: none;
  }

  [data-count] {
    display: inline-flex;
  }
`;

const Open = styled.button`
  display: inline-flex;
  align-items: center;
  min-width: 0;
  min-height: 1.5rem;
  padding: 0;
  border: 0;
  border-radius: ${token('radius', 'round')};
  background: none;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  > * {
    min-width: 0;
    white-space: nowrap;
  }

  [data-text] {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  [data-count] {
    display: none;
    align-items: center;
    gap: ${token('space', 1)};
  }

  @container (width < 24rem) {
    ${asNumber}
  }

  ${media.phone} {
    ${asNumber}
  }

  ${media.touch} {
    min-width: ${token('size', 'target')};
    min-height: ${token('size', 'target')};
    /* The line keeps its height. */
    margin-block: -2px;
    justify-content: center;
  }
`;
