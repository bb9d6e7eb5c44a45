import type { RecordDetail } from '@suite/contracts/records';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { Timestamp } from '../Timestamp.tsx';
import { useRecordWords } from '../use-record-words.ts';
import { Block } from './Block.tsx';

/** Renders the history of a record without its notes, which have a separate section. */
export function Trail({ record }: { record: RecordDetail }) {
  const words = useRecordWords();
  const entries = record.trail.filter(({ kind }) => kind !== 'note');
  return (
    <Block title={words.detail.trail}>
      <ol>
        <li>
          {words.detail.received}{' '}
          <Muted>
            <Timestamp value={record.createdAt} />
          </Muted>
        </li>
        {entries.map(({ at, by, kind, detail }) => (
          <li key={`${at} ${kind} ${detail}`}>
            {words.detail.trailEntry(kind, detail)}{' '}
            <Muted>
              <Timestamp value={at} /> · <bdi>{by || words.detail.somebody}</bdi>
            </Muted>
          </li>
        ))}
      </ol>
    </Block>
  );
}

export const Muted = styled.span`
  color: ${token('color', 'textMuted')};
`;
