import type { Delivery, HistoryEntry } from '@suite/contracts/records';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { channelNames } from '../../language/channel-names.ts';
import { formatDate } from '../../language/format-time.ts';
import { useLanguage, useStrings } from '../../language/use-strings.ts';
import { Timestamp } from '../../list/Timestamp.tsx';
import { AssigneeName } from '../../records/AssigneeName.tsx';
import { HistoryText } from '../../records/detail/RecordHistory.tsx';
import { privacyStrings } from './privacy-strings.ts';

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

const calendarDate = /^\d{4}-\d\d-\d\d$/;

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Renders all non-empty fields of an object, including fields unknown to this release. */
export function StoredFields({ of: stored }: { of: object }) {
  const strings = useStrings(privacyStrings);
  return (
    <Fields>
      {Object.entries(stored)
        .filter(([, value]) => !isEmpty(value))
        .map(([name, value]) => (
          <div key={name}>
            <dt>{strings.fields[name] ?? name}</dt>
            <dd>
              <StoredValue name={name} value={value} />
            </dd>
          </div>
        ))}
    </Fields>
  );
}

function StoredValue({ name, value }: { name: string; value: unknown }) {
  const strings = useStrings(privacyStrings);
  const language = useLanguage();
  if (Array.isArray(value)) {
    const keyed = value.map((entry: unknown) => ({ entry, key: JSON.stringify(entry) }));
    return (
      <Entries>
        {keyed.map(({ entry, key }) => (
          <li key={key}>
            {name === 'deliveries' ? (
              <StoredDelivery delivery={entry as Delivery} />
            ) : name === 'trail' ? (
              <HistoryText entry={entry as HistoryEntry} />
            ) : (
              <StoredValue name={name} value={entry} />
            )}
          </li>
        ))}
      </Entries>
    );
  }
  if (name === 'assigneeId') return <AssigneeName id={Number(value)} />;
  if (typeof value === 'object' && value !== null) return <StoredFields of={value} />;
  const text = String(value);
  if (instant.test(text)) return <Timestamp value={text} />;
  if (calendarDate.test(text)) return <time dateTime={text}>{formatDate(text, language)}</time>;
  return <Text>{strings.values[name]?.[text] ?? text}</Text>;
}

/** Renders the state of a notification: 'Channel: E-mail, waiting'. */
function StoredDelivery({ delivery: { channel, sentAt, failedAt, attempts } }: { delivery: Delivery }) {
  const { delivery: strings } = useStrings(privacyStrings);
  const channels = useStrings(channelNames);
  const at = sentAt ?? failedAt;
  return (
    <>
      {strings.of(channels[channel] ?? channel)}
      {sentAt ? strings.sent : failedAt ? strings.failed : strings.waiting}
      {!sentAt && attempts > 0 && strings.attempts(attempts)} {at && <Timestamp value={at} />}
    </>
  );
}

const Fields = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  gap: 2px ${token('space', 6)};
  font-size: ${token('type', 'small')};

  > div {
    display: grid;
    grid-template-columns: minmax(5rem, min(9rem, 36%)) minmax(0, 2fr);
    gap: ${token('space', 3)};
  }

  /* The fields of a nested object are shown in one line. */
  & &,
  & & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token('space', 3)};
  }

  & & > div {
    gap: 0 6px;
  }

  dt {
    color: ${token('color', 'textMuted')};
  }

  dd {
    min-width: 0;
    color: ${token('color', 'ink')};
  }
`;

const Entries = styled.ul`
  display: grid;
  gap: 2px;
`;

const Text = styled.bdi`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
