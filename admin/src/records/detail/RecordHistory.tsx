import type { HistoryEntry } from '@suite/contracts/records';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { formatDate } from '../../language/format-time.ts';
import { useLanguage, useStrings } from '../../language/use-strings.ts';
import { MoreButton } from '../../list/MoreButton.tsx';
import { Timestamp } from '../../list/Timestamp.tsx';
import { recordStrings } from '../record-strings.ts';
import { detailStrings } from './detail-strings.ts';
import { PanelSection } from './PanelSection.tsx';
import type { Trail } from './use-trail.ts';

/** Renders the history of a record without its notes, which have a separate section. */
export function RecordHistory({ createdAt, trail }: { createdAt: string; trail: Trail }) {
  const strings = useStrings(detailStrings);
  const entries = trail.entries.filter(({ kind }) => kind !== 'note');
  return (
    <PanelSection title={strings.history}>
      <ol>
        <li>
          {strings.received}{' '}
          <Muted>
            <Timestamp value={createdAt} />
          </Muted>
        </li>
        {trail.hasEarlier && (
          <li>
            <MoreButton isLoading={trail.isLoading} onClick={trail.loadEarlier}>
              {strings.earlierHistory}
            </MoreButton>
          </li>
        )}
        {entries.map((entry) => (
          <li key={JSON.stringify(entry)}>
            <HistoryText entry={entry} />
          </li>
        ))}
      </ol>
    </PanelSection>
  );
}

/** Renders what was done, when and by whom, with the text of a note. */
export function HistoryText({ entry: { at, by, kind, detail } }: { entry: HistoryEntry }) {
  const strings = useStrings(detailStrings);
  const language = useLanguage();
  const statuses: Record<string, string> = useStrings(recordStrings).statuses;
  const describe = () => {
    if (kind === 'note') return detail;
    if (kind === 'status') return strings.statusChanged(statuses[detail] ?? detail);
    if (kind === 'assign' && detail) return strings.assignedTo(detail);
    if (kind === 'followUp' && detail) return strings.followUpOn(formatDate(detail, language));
    return strings.entries[kind];
  };
  return (
    <>
      <bdi>{describe()}</bdi>{' '}
      <Muted>
        <Timestamp value={at} /> · <bdi>{by || strings.system}</bdi>
      </Muted>
    </>
  );
}

export const Muted = styled.span`
  color: ${token('color', 'textMuted')};
`;
