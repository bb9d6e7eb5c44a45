import type { HistoryEntry, RecordDetail } from '@suite/contracts/records';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { formatDate } from '../../language/format-time.ts';
import { useLanguage, useStrings } from '../../language/use-strings.ts';
import { RecentTime } from '../ReceivedTime.tsx';
import { recordStrings } from '../record-strings.ts';
import { detailStrings } from './detail-strings.ts';
import { PanelSection } from './PanelSection.tsx';

/** Renders what happened to a record and the notes about it, newest first. */
export function RecordHistory({ createdAt, trail }: Pick<RecordDetail, 'createdAt' | 'trail'>) {
  const strings = useStrings(detailStrings);
  return (
    <PanelSection title={strings.history}>
      <Stream reversed>
        {trail.toReversed().map((entry) => (
          <li key={JSON.stringify(entry)} data-note={entry.kind === 'note' || undefined}>
            <HistoryText entry={entry} />
          </li>
        ))}
        <li>
          {strings.received}{' '}
          <Muted>
            <RecentTime value={createdAt} />
          </Muted>
        </li>
      </Stream>
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
        <RecentTime value={at} /> · <bdi>{by || strings.system}</bdi>
      </Muted>
    </>
  );
}

/* A line joins the entries. */
const Stream = styled.ol`
  list-style: none;

  li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: ${token('space', 3)};
    padding-left: ${token('space', 5)};
  }

  li::before,
  li:not(:last-child)::after {
    position: absolute;
    top: calc(0.5lh - 4px);
    left: 3px;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${token('color', 'control')};
    content: '';
  }

  li:not(:last-child)::after {
    top: calc(0.5lh + 6px);
    left: 6px;
    width: 1px;
    height: calc(100% - 4px);
    border-radius: 0;
    background: ${token('color', 'hairline')};
  }

  [data-note]::before {
    background: ${token('color', 'sapphire')};
  }

  [data-note] > bdi {
    flex: 1 0 100%;
    max-height: 20lh;
    padding: ${token('space', 2)} ${token('space', 3)};
    border-radius: ${token('radius', 'small')};
    background: ${token('color', 'sapphireSoft')};
    color: ${token('color', 'ink')};
    overflow: hidden auto;
    white-space: pre-wrap;
  }
`;

export const Muted = styled.span`
  color: ${token('color', 'textMuted')};
`;
