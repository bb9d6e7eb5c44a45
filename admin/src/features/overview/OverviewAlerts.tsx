import type { Overview } from '@suite/contracts/records';
import { Badge } from '@suite/ui/Badge';
import { media, token } from '@suite/ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
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
        <Open type="button" data-alert onClick={() => setIsListed(true)}>
          <Alert $tone="warning">
            {mail.isSetUp ? strings.waiting(mail.waiting) : strings.kept(mail.waiting)}
          </Alert>
        </Open>
      )}
      {mail.failed > 0 && (
        <Open type="button" data-alert onClick={() => setIsListed(true)}>
          <Alert $tone="danger">{strings.givenUp(mail.failed)}</Alert>
        </Open>
      )}
      {isListed && <NotificationsDialog isMailSetUp={mail.isSetUp} onClose={() => setIsListed(false)} />}
    </>
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
    min-height: ${token('size', 'target')};
    /* The line keeps its height. */
    margin-block: -2px;
  }
`;
