import type { HistoryEntry, RecordDetail } from '@suite/contracts/records';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { formatDate } from '../../language/format-time.ts';
import { useLanguage, useStrings } from '../../language/use-strings.ts';
import { Timestamp } from '../../list/Timestamp.tsx';
import { recordStrings } from '../record-strings.ts';
import { detailStrings } from './detail-strings.ts';
import { PanelSection } from './PanelSection.tsx';

/** Renders the history of a record without its notes, which have a separate section. */
export function RecordHistory({ record }: { record: RecordDetail }) {
  const strings = useStrings(detailStrings);
  const language = useLanguage();
  const statuses: Record<string, string> = useStrings(recordStrings).statuses;
  const describe = (kind: HistoryEntry['kind'], detail: string) => {
    if (kind === 'status') return strings.statusChanged(statuses[detail] ?? detail);
    if (kind === 'assign' && detail) return strings.assignedTo(detail);
    if (kind === 'followUp' && detail) return strings.followUpOn(formatDate(detail, language));
    return strings.entries[kind];
  };
  const entries = record.trail.filter(({ kind }) => kind !== 'note');
  return (
    <PanelSection title={strings.history}>
      <ol>
        <li>
          {strings.received}{' '}
          <Muted>
            <Timestamp value={record.createdAt} />
          </Muted>
        </li>
        {entries.map(({ at, by, kind, detail }) => (
          <li key={`${at} ${kind} ${detail}`}>
            <bdi>{describe(kind, detail)}</bdi>{' '}
            <Muted>
              <Timestamp value={at} /> · <bdi>{by || strings.system}</bdi>
            </Muted>
          </li>
        ))}
      </ol>
    </PanelSection>
  );
}

export const Muted = styled.span`
  color: ${token('color', 'textMuted')};
`;
