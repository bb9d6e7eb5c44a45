import type { Overview } from '@suite/contracts/records';
import { Dialog } from '@suite/ui/Dialog';
import { Table } from '@suite/ui/Table';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { formatNumber } from '../../language/format-number.ts';
import { kindOrder } from '../../language/kind-titles.ts';
import { useStrings } from '../../language/use-strings.ts';
import { longDay } from './day-format.ts';
import { overviewStrings } from './overview-strings.ts';
import type { NamedCount } from './TopList.tsx';

interface OverviewTablesProps {
  days: Overview['days'];
  sources: NamedCount[];
  offerings: NamedCount[];
  onClose(): void;
}

/** Renders the numbers of the chart and the lists as tables, newest day first. */
export function OverviewTables({ days, sources, offerings, onClose }: OverviewTablesProps) {
  const strings = useStrings(overviewStrings);
  const format = longDay(strings.locale);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={strings.tableTitle}
      description={strings.tableHint}
      closeLabel={strings.close}
      maxWidth="44rem"
    >
      <Tables>
        <Table label={strings.perDay}>
          <thead>
            <tr>
              <th scope="col">{strings.day}</th>
              {kindOrder.map((kind) => (
                <th key={kind} scope="col" data-numeric>
                  {strings.kinds[kind]}
                </th>
              ))}
              <th scope="col" data-numeric>
                {strings.total}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day}>
                <td>
                  <time dateTime={day.day}>{format(day.day)}</time>
                </td>
                {kindOrder.map((kind) => (
                  <td key={kind} data-numeric>
                    {formatNumber(day[kind])}
                  </td>
                ))}
                <td data-numeric>{formatNumber(kindOrder.reduce((sum, kind) => sum + day[kind], 0))}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <CountTable title={strings.sources} entries={sources} />
        <CountTable title={strings.offerings} entries={offerings} />
      </Tables>
    </Dialog>
  );
}

function CountTable({ title, entries }: { title: string; entries: NamedCount[] }) {
  const strings = useStrings(overviewStrings);
  if (entries.length === 0) return null;
  return (
    <Table label={title}>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col" data-numeric>
            {strings.count}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ name, count }) => (
          <tr key={name}>
            <td>
              <bdi>{name}</bdi>
            </td>
            <td data-numeric>{formatNumber(count)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Tables = styled.div`
  display: grid;
  gap: ${token('space', 4)};

  [role='region'] {
    max-height: min(24rem, 50dvh);
  }

  && td {
    height: 2.25rem;
    padding-block: 2px;
  }

  time {
    white-space: nowrap;
  }
`;
