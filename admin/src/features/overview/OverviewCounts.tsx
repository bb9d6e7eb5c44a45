import { forms } from '@suite/contracts/forms/forms';
import { type ListView, type Overview, openStatuses, type RecordKind } from '@suite/contracts/records';
import { Link } from '@suite/host/router';
import { TextLink } from '@suite/ui/TextLink';
import { token } from '@suite/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatNumber } from '../../language/format-number.ts';
import { useStrings } from '../../language/use-strings.ts';
import { useActiveAssignees } from '../../records/assignees-api.ts';
import { addressOfView } from '../../records/record-address.ts';
import { recordStrings } from '../../records/record-strings.ts';
import { useCountUpToQuery } from '../../records/records-api.ts';
import { overviewStrings } from './overview-strings.ts';

/** The counts of each list, with the view that shows what was counted. */
const counted = {
  unread: { unread: true },
  flagged: { folder: 'flagged' },
  trash: { folder: 'trash' },
} satisfies Record<string, ListView>;

export const countNames = ['unread', 'flagged', 'trash'] as const;

/** Renders what is in each list; each number leads to the records that it counts. */
export function OverviewCounts({ overview }: { overview: Overview }) {
  const strings = useStrings(overviewStrings);
  return (
    <CountTable title={strings.counts} columns={countNames.map((name) => strings[name])}>
      {forms.map(({ key, kind }) => (
        <tr key={key}>
          <th scope="row">{strings.kinds[key]}</th>
          {countNames.map((name) => (
            <td key={name}>
              {overview[name][key] > 0 ? (
                <Count as={Link} to={addressOfView(kind, counted[name])}>
                  {formatNumber(overview[name][key])}
                </Count>
              ) : (
                0
              )}
            </td>
          ))}
        </tr>
      ))}
    </CountTable>
  );
}

interface CountTableProps {
  title: string;
  columns: readonly string[];
  /** The rows. */
  children: ReactNode;
}

/** Renders a small table of counts. */
function CountTable({ title, columns, children }: CountTableProps) {
  return (
    <Grid>
      <caption>{title}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Grid>
  );
}

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
