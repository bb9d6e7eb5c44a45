import { type ListView, openStatuses, type RecordKind } from '@suite/contracts/records';
import { Link } from '@suite/host/router';
import { TextLink } from '@suite/ui/TextLink';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { formatNumber } from '../../language/format-number.ts';
import { useStrings } from '../../language/use-strings.ts';
import { useActiveAssignees } from '../../records/assignees-api.ts';
import { addressOfView } from '../../records/record-address.ts';
import { recordStrings } from '../../records/record-strings.ts';
import { useCountUpToQuery } from '../../records/records-api.ts';
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
    <Grid>
      <caption>{openWork}</caption>
      <thead>
        <tr>
          <td />
          {openStatuses.map((status) => (
            <th key={status} scope="col">
              {statuses[status]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
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
      </tbody>
    </Grid>
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

const Grid = styled.table`
  width: 100%;
  border-spacing: 0;
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
  line-height: 1.5rem;

  caption {
    margin-bottom: ${token('space', 1)};
    color: ${token('color', 'ink')};
    font-weight: ${token('weight', 'semibold')};
    line-height: ${token('leading', 'snug')};
    text-align: left;
  }

  th,
  td {
    padding: 0 0 0 ${token('space', 2)};
    color: ${token('color', 'textMuted')};
    font-weight: ${token('weight', 'regular')};
    text-align: right;
    white-space: nowrap;
  }

  th[scope='row'] {
    padding-left: 0;
    color: ${token('color', 'ink')};
    text-align: left;
    white-space: normal;
  }
`;

/* A target of 24 px. */
const Count = styled(TextLink)<{ to: string }>`
  display: inline-block;
  min-width: 1.5rem;
`;
