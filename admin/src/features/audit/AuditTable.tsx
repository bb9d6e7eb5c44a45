import type { AuditEntry } from '@suite/contracts/audit';
import { forms } from '@suite/contracts/forms/forms';
import { isDay } from '@suite/contracts/records';
import { Link } from '@suite/host/router';
import { token } from '@suite/ui/theme';
import { Fragment } from 'react';
import styled from 'styled-components';
import { formatClock, formatDate, formatDay, formatMinute } from '../../language/format-time.ts';
import { useLanguage, useStrings } from '../../language/use-strings.ts';
import { ColumnTitles } from '../../list/ColumnTitles.tsx';
import { ListFrame } from '../../list/ListFrame.tsx';
import { Timestamp } from '../../list/Timestamp.tsx';
import { addressOfRecord } from '../../records/record-address.ts';
import { useToday } from '../../records/use-today.ts';
import { type AuditStrings, auditStrings } from './audit-strings.ts';

/** Renders the log by days, with one row for successive entries of one action. */
export function AuditTable({ entries, isStale }: { entries: readonly AuditEntry[]; isStale: boolean }) {
  const strings = useStrings(auditStrings);
  const language = useLanguage();
  const today = useToday();
  const days = new Map<string, AuditEntry[]>();
  for (const entry of entries) {
    const day = formatDay(new Date(entry.at), language, today);
    const ofDay = days.get(day);
    if (ofDay) ofDay.push(entry);
    else days.set(day, [entry]);
  }
  return (
    <Log>
      <ListFrame label={strings.title} isStale={isStale}>
        <ColumnTitles titles={strings.columns} />
        {[...days].map(([day, ofDay]) => (
          <tbody key={day}>
            <tr data-day>
              <th scope="rowgroup" colSpan={Object.keys(strings.columns).length}>
                {day}
              </th>
            </tr>
            {groupRepeated(ofDay).map((group) => (
              <EntryRow key={group[0].id} group={group} />
            ))}
          </tbody>
        ))}
      </ListFrame>
    </Log>
  );
}

const failures: AuditEntry['kind'][] = ['sign-in-failed', 'second-factor-failed', 'password-check-failed'];

/** Successive entries of one action by one person, newest first. */
type EntryGroup = [AuditEntry, ...AuditEntry[]];

const contentOf = ({ id: _id, at: _at, ...content }: AuditEntry) => JSON.stringify(content);
const minute = 60_000;

/** Groups successive entries that differ only in their time, or only in their details within a minute; newest first. */
function groupRepeated(entries: readonly AuditEntry[]): EntryGroup[] {
  const groups: EntryGroup[] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isSoonBefore = last && Date.parse(last.at) - Date.parse(entry.at) <= minute;
    const isRepeated =
      last &&
      (contentOf(last) === contentOf(entry) ||
        (isSoonBefore && contentOf({ ...last, detail: {} }) === contentOf({ ...entry, detail: {} })));
    if (isRepeated) group?.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

function EntryRow({ group }: { group: EntryGroup }) {
  const strings = useStrings(auditStrings);
  const [entry] = group;
  const language = useLanguage();
  const since = group.at(-1)?.at ?? entry.at;
  const isLong = formatClock(new Date(since), language) !== formatClock(new Date(entry.at), language);
  const isSame = group.every((other) => contentOf(other) === contentOf(entry));
  const repeated = (
    <>
      {strings.times(group.length)}
      {isLong && (
        <>
          {strings.first} <Timestamp value={since} format={formatClock} />
        </>
      )}
    </>
  );
  return (
    <tr>
      <td data-column="at">
        <Timestamp value={entry.at} format={formatClock} />
      </td>
      <td data-column="who">{entry.username ? <bdi>{entry.username}</bdi> : whoElse(entry, strings)}</td>
      <td data-column="kind" data-failed={failures.includes(entry.kind)}>
        {labelFor(strings.kinds, entry.kind)}
      </td>
      <td data-column="detail">
        {isSame ? (
          <>
            <Details entry={entry} />
            {group.length > 1 && <Repeated>{repeated}</Repeated>}
          </>
        ) : (
          <details>
            <summary>{repeated}</summary>
            <ul>
              {group.map((other) => (
                <li key={other.id}>
                  <Details entry={other} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </td>
      <td data-column="address">
        {ownAddresses.includes(entry.address) ? strings.thisServer : entry.address}
      </td>
    </tr>
  );
}

/** Addresses by which the machine of the API reaches itself. */
const ownAddresses = ['::1', '127.0.0.1', '::ffff:127.0.0.1'];

const whoElse = ({ kind }: AuditEntry, strings: AuditStrings) =>
  kind === 'sign-in-failed' ? strings.unknown : strings.commandLine;

const labelFor = (strings: Record<string, string>, key: string): string =>
  (Object.hasOwn(strings, key) && strings[key]) || key;

/** Names of details whose values are names of accounts, which are shown unchanged. */
const accountNames = ['username', 'assignee'];

/** Names of details whose values are times. */
const timeNames = ['from', 'to'];

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
    if (timeNames.includes(name)) return formatMinute(new Date(text), language);
    return labelFor(name === 'action' ? strings.kinds : strings.values, text);
  };
  const phraseFor = ([name, value]: [string, string]) => {
    const meaning = `${name}:${value}`;
    if (Object.hasOwn(strings.meanings, meaning)) return strings.meanings[meaning];
    const describe = Object.hasOwn(strings.details, name) && strings.details[name];
    const list = form?.texts[language].title ?? '';
    return describe ? describe(textOf(name, value), list) : `${name}: ${value}`;
  };
  // What the entry is about comes first.
  const { kind, id, count, ...others } = detail;
  const about = id === undefined && count === undefined ? { kind } : { id, count };
  const phrases = Object.entries({ ...about, ...others })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({ name, phrase: phraseFor([name, String(value)]) }))
    .filter(({ phrase }) => phrase);
  return (
    <bdi>
      {phrases.map(({ name, phrase }, index) => (
        <Fragment key={name}>
          {index > 0 && ' · '}
          {name === 'id' && form ? <Link to={addressOfRecord(form.kind, Number(id))}>{phrase}</Link> : phrase}
        </Fragment>
      ))}
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
  tbody th {
    position: static;
    color: ${token('color', 'ink')};
  }

  td[data-column='kind'] {
    color: ${token('color', 'ink')};
    font-weight: ${token('weight', 'semibold')};
  }

  td:is([data-column='at'], [data-column='detail'], [data-column='address']) {
    color: ${token('color', 'textMuted')};
  }

  && [data-failed='true'] {
    color: ${token('color', 'dangerText')};
  }

  td[data-column] {
    overflow-wrap: anywhere;
    white-space: normal;
  }

  summary {
    width: fit-content;
    color: ${token('color', 'sapphireText')};
    cursor: pointer;
  }

  li {
    padding-block: 2px;
  }

  @media (40rem <= width < 64rem) {
    th[data-column='at'] {
      width: 12%;
    }

    th:is([data-column='who'], [data-column='address']) {
      width: 17%;
    }

    th[data-column='kind'] {
      width: 23%;
    }
  }

  @media (width >= 64rem) {
    th[data-column='at'] {
      width: 6rem;
    }

    th:is([data-column='who'], [data-column='address']) {
      width: 9rem;
    }

    th[data-column='kind'] {
      width: 14rem;
    }
  }

  /* Two lines: what and when, then who, the details and from where. */
  @media (width < 40rem) {
    && tbody tr {
      grid-template-columns: fit-content(35%) minmax(0, 1fr) fit-content(35%);
      column-gap: ${token('space', 2)};
    }

    && tbody tr[data-day] {
      display: block;
      padding-block: 0;
      background: var(--head-background);
    }

    tbody th {
      display: block;
      height: auto;
      padding: ${token('space', 1)} 0;
      border: 0;
    }

    &&&& td[data-column='kind'] {
      grid-area: 1 / 1 / auto / span 2;
      color: ${token('color', 'ink')};
    }

    &&&& td[data-failed='true'] {
      color: ${token('color', 'dangerText')};
    }

    &&&& td[data-column='at'] {
      grid-area: 1 / 3;
      text-align: right;
    }

    &&&& td:is([data-column='who'], [data-column='detail'], [data-column='address']) {
      grid-column: auto;
      font-size: 0.8125rem;
    }

    &&&& td[data-column='address'] {
      text-align: right;
    }
  }
`;
