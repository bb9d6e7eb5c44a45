import type { AuditEntry } from '@suite/contracts/audit';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { useWords } from '../../language/use-words.ts';
import { ColumnTitles } from '../../records/ColumnTitles.tsx';
import { RecordFrame } from '../../records/RecordFrame.tsx';
import { Timestamp } from '../../records/Timestamp.tsx';
import { type AuditWords, auditWords } from './audit-words.ts';

/** Renders one row per log entry. */
export function AuditTable({ entries, isStale }: { entries: readonly AuditEntry[]; isStale: boolean }) {
  const words = useWords(auditWords);
  return (
    <Log>
      <RecordFrame label={words.title} isStale={isStale}>
        <ColumnTitles titles={words.columns} />
        <tbody>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </tbody>
      </RecordFrame>
    </Log>
  );
}

const failures: AuditEntry['kind'][] = ['sign-in-failed', 'second-factor-failed', 'password-check-failed'];

function EntryRow({ entry }: { entry: AuditEntry }) {
  const words = useWords(auditWords);
  return (
    <tr>
      <td data-cell="name">
        <Timestamp value={entry.at} />
      </td>
      <td data-column="who">{entry.username ? <bdi>{entry.username}</bdi> : whoElse(entry, words)}</td>
      <td data-column="kind" data-failed={failures.includes(entry.kind)}>
        {wordFor(words.kinds, entry.kind)}
      </td>
      <td data-column="detail">
        <bdi>{describe(entry, words)}</bdi>
      </td>
      <td data-column="address">{entry.address}</td>
    </tr>
  );
}

const whoElse = ({ kind }: AuditEntry, words: AuditWords) =>
  kind === 'sign-in-failed' ? words.unknown : words.commandLine;

const wordFor = (words: Record<string, string>, key: string): string =>
  (Object.hasOwn(words, key) && words[key]) || key;

/** Describes an entry in the interface language; unknown names and values are shown unchanged. */
const describe = ({ detail }: AuditEntry, { details, values, detail: pair }: AuditWords) =>
  Object.entries(detail)
    .map(([name, value]) => {
      const text = String(value);
      return pair(wordFor(details, name), name === 'username' ? text : wordFor(values, text));
    })
    .join(' · ');

const Log = styled.div`
  [data-failed='true'] {
    color: ${token('color', 'dangerText')};
  }

  td[data-column] {
    overflow-wrap: anywhere;
    white-space: normal;
  }

  @media (40rem <= width < 64rem) {
    th[data-column='at'] {
      width: 17%;
    }

    th:is([data-column='who'], [data-column='address']) {
      width: 16%;
    }

    th[data-column='kind'] {
      width: 22%;
    }
  }

  @media (width >= 64rem) {
    th[data-column='at'] {
      width: 13rem;
    }

    th[data-column='who'] {
      width: 16%;
    }

    th[data-column='kind'] {
      width: 14rem;
    }

    th[data-column='address'] {
      width: 9rem;
    }
  }
`;
