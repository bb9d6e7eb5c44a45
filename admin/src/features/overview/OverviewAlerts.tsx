import type { Overview } from '@suite/contracts/records';
import { Badge } from '@suite/ui/Badge';
import { media, token } from '@suite/ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../language/use-words.ts';
import { durationWords } from './duration-words.ts';
import { NotificationsDialog } from './NotificationsDialog.tsx';
import { overviewWords } from './overview-words.ts';

/** Renders alerts for submissions and notifications that are delayed; renders nothing if none are. */
export function OverviewAlerts({ overview: { journal, mail } }: { overview: Overview }) {
  const words = useWords(overviewWords);
  const [isListed, setIsListed] = useState(false);
  return (
    <>
      {journal && journal.depth > 0 && (
        <Alert $tone="warning">
          {words.journal(journal.depth, durationWords(journal.oldestSeconds, words.locale))}
        </Alert>
      )}
      {mail.waiting > 0 && (
        <Open type="button" onClick={() => setIsListed(true)}>
          <Alert>{mail.isSetUp ? words.waiting(mail.waiting) : words.kept(mail.waiting)}</Alert>
        </Open>
      )}
      {mail.failed > 0 && (
        <Open type="button" onClick={() => setIsListed(true)}>
          <Alert $tone="danger">{words.givenUp(mail.failed)}</Alert>
        </Open>
      )}
      {isListed && <NotificationsDialog onClose={() => setIsListed(false)} />}
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
  }
`;
