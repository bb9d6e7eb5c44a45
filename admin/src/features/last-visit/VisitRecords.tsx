import type { LastVisit, VisitRecord } from '@suite/contracts/last-visit';
import { isOverdue, kindNames } from '@suite/contracts/records';
import { Link } from '@suite/host/router';
import { kindTitles } from '../../language/kind-titles.ts';
import { useStrings } from '../../language/use-strings.ts';
import { Timestamp } from '../../list/Timestamp.tsx';
import { AssigneeName } from '../../records/AssigneeName.tsx';
import { FollowUpDate } from '../../records/FollowUpDate.tsx';
import { addressOfRecord } from '../../records/record-address.ts';
import { recordStrings } from '../../records/record-strings.ts';
import { useToday } from '../../records/use-today.ts';
import { lastVisitStrings } from './last-visit-strings.ts';
import { Quiet, VisitPart } from './VisitPart.tsx';

type Name = 'received' | 'assigned' | 'overdue';

/** Renders a section of records as links. */
export function VisitRecords<Of extends Name>({ name, section }: { name: Of; section: LastVisit[Of] }) {
  return (
    <VisitPart name={name} section={section}>
      {section.entries.map((record) => (
        <RecordEntry key={`${record.kind} ${record.id}`} record={record} />
      ))}
    </VisitPart>
  );
}

function RecordEntry({
  record: { kind, id, name, createdAt, assigneeId, followUp },
}: {
  record: VisitRecord;
}) {
  const { assignedTo } = useStrings(lastVisitStrings);
  const { columns } = useStrings(recordStrings);
  const titles = useStrings(kindTitles);
  const today = useToday();
  return (
    <li>
      <Link to={addressOfRecord(kind, id)}>
        <bdi>{name}</bdi>
      </Link>
      <Quiet>
        {titles[kindNames[kind]]} · <Timestamp value={createdAt} />
        {assigneeId !== null && (
          <>
            {' '}
            · {assignedTo} <AssigneeName id={assigneeId} />
          </>
        )}
        {followUp !== null && (
          <>
            {' '}
            · {!isOverdue(followUp, today) && `${columns.followUp}: `}
            <FollowUpDate date={followUp} />
          </>
        )}
      </Quiet>
    </li>
  );
}
