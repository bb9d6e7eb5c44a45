import { type ListView, openStatuses, type RecordKind } from '@suite/contracts/records';
import { Link } from '@suite/host/router';
import { formatNumber } from '../../language/format-number.ts';
import { useStrings } from '../../language/use-strings.ts';
import { useActiveAssignees } from '../../records/assignees-api.ts';
import { addressOfView } from '../../records/record-address.ts';
import { recordStrings } from '../../records/record-strings.ts';
import { useCountUpToQuery } from '../../records/records-api.ts';
import { Count, CountTable } from './OverviewCounts.tsx';
import { overviewStrings } from './overview-strings.ts';

/** Number of accounts with a row; each takes a count for each status. */
const mostAccounts = 8;

/** Renders how many open records of a list each account has, by status; each number leads to them. */
export function OpenWork({ kind }: { kind: RecordKind }) {
  const { openWork } = useStrings(overviewStrings);
  const { statuses, assignees } = useStrings(recordStrings);
  const people = [
    ...useActiveAssignees()
      .slice(0, mostAccounts)
      .map(({ id, username, isMe }) =>
        isMe ? { assignee: 'me', name: assignees.me } : { assignee: String(id), name: username },
      ),
    { assignee: 'none', name: assignees.none },
  ];
  return (
    <CountTable title={openWork} columns={openStatuses.map((status) => statuses[status])}>
      {people.map(({ assignee, name }) => (
        <tr key={assignee}>
          <th scope="row">
            <bdi>{name}</bdi>
          </th>
          {openStatuses.map((status) => (
            <td key={status}>
              <Open kind={kind} view={{ status, assignee }} />
            </td>
          ))}
        </tr>
      ))}
    </CountTable>
  );
}

function Open({ kind, view }: { kind: RecordKind; view: Pick<ListView, 'status' | 'assignee'> }) {
  const { currentData } = useCountUpToQuery({ kind, filter: { folder: 'inbox', ...view } });
  if (!currentData?.count) return currentData && 0;
  return (
    <Count as={Link} to={addressOfView(kind, view)}>
      {formatNumber(currentData.count)}
      {currentData.isMinimum && '+'}
    </Count>
  );
}
