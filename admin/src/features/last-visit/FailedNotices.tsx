import type { LastVisit } from '@suite/contracts/last-visit';
import { kindNames } from '@suite/contracts/records';
import { Link } from '@suite/host/router';
import { channelNames } from '../../language/channel-names.ts';
import { kindTitles } from '../../language/kind-titles.ts';
import { useStrings } from '../../language/use-strings.ts';
import { Timestamp } from '../../list/Timestamp.tsx';
import { addressOfRecord } from '../../records/record-address.ts';
import { lastVisitStrings } from './last-visit-strings.ts';
import { Quiet, VisitPart } from './VisitPart.tsx';

/** Renders the notifications that were not delivered, with links to their records. */
export function FailedNotices({ section }: { section: LastVisit['failed'] }) {
  const strings = useStrings(lastVisitStrings);
  const channels = useStrings(channelNames);
  const titles = useStrings(kindTitles);
  return (
    <VisitPart name="failed" section={section}>
      {section.entries.map(({ id, kind, recordId, name, channel, failedAt }) => (
        <li key={id}>
          {recordId === null ? (
            strings.deletedRecord
          ) : (
            <Link to={addressOfRecord(kind, recordId)}>
              <bdi>{name}</bdi>
            </Link>
          )}
          <Quiet>
            {titles[kindNames[kind]]} · {strings.failedBy(channels[channel] ?? channel)}{' '}
            <Timestamp value={failedAt} />
          </Quiet>
        </li>
      ))}
    </VisitPart>
  );
}
