import type { AuditEntry } from '@suite/contracts/audit';
import { forms } from '@suite/contracts/forms/forms';
import { isDay } from '@suite/contracts/records';
import { Link } from '@suite/host/router';
import { token } from '@suite/ui/theme';
import { Fragment } from 'react';
import styled from 'styled-components';
import { formatDate } from '../../language/format-time.ts';
import { useLanguage, useStrings } from '../../language/use-strings.ts';
import { ColumnTitles } from '../../list/ColumnTitles.tsx';
import { ListFrame } from '../../list/ListFrame.tsx';
import { RecentTime } from '../../records/ReceivedTime.tsx';
import { addressOfRecord } from '../../records/record-address.ts';
import { type AuditStrings, auditStrings } from './audit-strings.ts';

/** Renders one row per log entry. */
export function AuditTable({ entries, isStale }: { entries: readonly AuditEntry[]; isStale: boolean }) {
  const strings = useStrings(auditStrings);
  return (
    <Log>
      <ListFrame label={strings.title} isStale={isStale}>
        <ColumnTitles titles={strings.columns} />
        <tbody>
          {groupRepeated(entries).map(({ entry, count, since }) => (
            <EntryRow key={entry.id} entry={entry} count={count} since={since} />
          ))}
        </tbody>
      </ListFrame>
    </Log>
  );
}

const failures: AuditEntry['kind'][] = ['sign-in-failed', 'second-factor-failed', 'password-check-failed'];

interface EntryGroup {
  /** The newest of the entries. */
  entry: AuditEntry;
  count: number;
  /** Time of the oldest one. */
  since: string;
}

/** Groups successive entries that differ only in their time; newest first. */
function groupRepeated(entries: readonly AuditEntry[]): EntryGroup[] {
  const groups: (EntryGroup & { content: string })[] = [];
  for (const entry of entries) {
    const { id: _id, at, ...rest } = entry;
    const content = JSON.stringify(rest);
    const last = groups.at(-1);
    if (last?.content === content) Object.assign(last, { count: last.count + 1, since: at });
    else groups.push({ entry, count: 1, since: at, content });
  }
  return groups;
}

function EntryRow({ entry, count, since }: EntryGroup) {
  const strings = useStrings(auditStrings);
  return (
    <tr>
      <td data-cell="name">
        <RecentTime value={entry.at} />
      </td>
      <td data-column="who">{entry.username ? <bdi>{entry.username}</bdi> : whoElse(entry, strings)}</td>
      <td data-column="kind" data-failed={failures.includes(entry.kind)}>
        {labelFor(strings.kinds, entry.kind)}
      </td>
      <td data-column="detail">
        <Details entry={entry} />
        {count > 1 && (
          <Repeated>
            {strings.times(count)} <RecentTime value={since} />
          </Repeated>
        )}
      </td>
      <td data-column="address">{entry.address}</td>
    </tr>
  );
}

const whoElse = ({ kind }: AuditEntry, strings: AuditStrings) =>
  kind === 'sign-in-failed' ? strings.unknown : strings.commandLine;

const labelFor = (strings: Record<string, string>, key: string): string =>
  (Object.hasOwn(strings, key) && strings[key]) || key;

/** Names of details whose values are names of accounts, which are shown unchanged. */
const accountNames = ['username', 'assignee'];

/**
 * Renders the details of an entry in the interface language; unknown names and values are shown unchanged. The number of
 * a record is a link to it.
 */
function Details({ entry: { detail } }: { entry: AuditEntry }) {
  const strings = useStrings(auditStrings);
  const form = forms.find(({ kind }) => kind === detail.kind);
  const language = useLanguage();
  const textOf = (name: string, text: string) => {
    if (accountNames.includes(name)) return text;
    if (isDay(text)) return formatDate(text, language);
    return labelFor(name === 'action' ? strings.kinds : strings.values, text);
  };
  return (
    <bdi>
      {Object.entries(detail).map(([name, value], index) => {
        const text = strings.detail(labelFor(strings.details, name), textOf(name, String(value)));
        return (
          <Fragment key={name}>
            {index > 0 && ' · '}
            {name === 'id' && form ? (
              <Link to={addressOfRecord(form.kind, Number(value))}>{text}</Link>
            ) : (
              text
            )}
          </Fragment>
        );
      })}
    </bdi>
  );
}

const Repeated = styled.span`
  color: ${token('color', 'textMuted')};

  bdi:not(:empty) + &::before {
    content: ' · ';
  }
`;

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
