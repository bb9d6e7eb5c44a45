import { kindNames, type SamePersonRecord } from '@suite/contracts/records';
import { Link } from '@suite/host/router';
import { kindTitles } from '../../language/kind-titles.ts';
import { useStrings } from '../../language/use-strings.ts';
import { RecentTime } from '../ReceivedTime.tsx';
import { addressOfRecord } from '../record-address.ts';
import { recordStrings } from '../record-strings.ts';
import { type RecordKey, useListSamePersonQuery } from '../records-api.ts';
import { detailStrings } from './detail-strings.ts';
import { PanelSection } from './PanelSection.tsx';
import { Muted } from './RecordHistory.tsx';

/** Renders links to other records with the same e-mail address or phone number; nothing if there are none. */
export function SamePerson({ record }: { record: RecordKey }) {
  const strings = useStrings(detailStrings);
  const { data } = useListSamePersonQuery(record, { refetchOnMountOrArgChange: true });
  if (!data || data.records.length === 0) return null;
  return (
    <PanelSection title={strings.samePerson.title}>
      <ul>
        {data.records.map((other) => (
          <OtherRecord key={`${other.kind} ${other.id}`} other={other} />
        ))}
      </ul>
      {data.hasMore && <Muted>{strings.samePerson.more}</Muted>}
    </PanelSection>
  );
}

function OtherRecord({ other }: { other: SamePersonRecord }) {
  const { samePerson } = useStrings(detailStrings);
  const titles = useStrings(kindTitles);
  const { statuses, folders } = useStrings(recordStrings);
  const { kind, id, name, folder, status, createdAt, matches } = other;
  return (
    <li>
      <Link to={addressOfRecord(kind, id, folder)}>
        <bdi>{name}</bdi>
      </Link>{' '}
      <Muted>
        {matches.map((match) => samePerson.matches[match]).join(samePerson.and)} · {titles[kindNames[kind]]} ·{' '}
        {folder === 'inbox' ? statuses[status] : folders[folder]} · <RecentTime value={createdAt} />
      </Muted>
    </li>
  );
}
