import type { AuditEntry } from '@suite/contracts/audit';
import { forms } from '@suite/contracts/forms/forms';
import { Link } from '@suite/host/router';
import { token } from '@suite/ui/theme';
import { Fragment } from 'react';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
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
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </tbody>
      </ListFrame>
    </Log>
  );
}

const failures: AuditEntry['kind'][] = ['sign-in-failed', 'second-factor-failed', 'password-check-failed'];

function EntryRow({ entry }: { entry: AuditEntry }) {
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
  const textOf = (name: string, text: string) => {
    if (accountNames.includes(name)) return text;
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
