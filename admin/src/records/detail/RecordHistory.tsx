import type { RecordDetail } from '@suite/contracts/records';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { Timestamp } from '../../list/Timestamp.tsx';
import { useRecordStrings } from '../use-record-strings.ts';
import { PanelSection } from './PanelSection.tsx';

/** Renders the history of a record without its notes, which have a separate section. */
export function RecordHistory({ record }: { record: RecordDetail }) {
  const strings = useRecordStrings();
  const entries = record.trail.filter(({ kind }) => kind !== 'note');
  return (
    <PanelSection title={strings.detail.history}>
      <ol>
        <li>
          {strings.detail.received}{' '}
          <Muted>
            <Timestamp value={record.createdAt} />
          </Muted>
        </li>
        {entries.map(({ at, by, kind, detail }) => (
          <li key={`${at} ${kind} ${detail}`}>
            {strings.detail.historyEntry(kind, detail)}{' '}
            <Muted>
              <Timestamp value={at} /> · <bdi>{by || strings.detail.somebody}</bdi>
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
