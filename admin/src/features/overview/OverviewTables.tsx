import type { Overview } from '@suite/contracts/records';
import { Dialog } from '@suite/ui/Dialog';
import { Table } from '@suite/ui/Table';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { kindOrder } from '../../language/kind-titles.ts';
import { useWords } from '../../language/use-words.ts';
import { longDay } from './day-format.ts';
import { overviewWords } from './overview-words.ts';
import type { NamedCount } from './TopList.tsx';

interface OverviewTablesProps {
  days: Overview['days'];
  sources: NamedCount[];
  offerings: NamedCount[];
  onClose(): void;
}

/** Renders the numbers of the chart and the lists as tables, newest day first. */
export function OverviewTables({ days, sources, offerings, onClose }: OverviewTablesProps) {
  const words = useWords(overviewWords);
  const format = longDay(words.locale);
  const number = (count: number) => count.toLocaleString(words.locale);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.tableTitle}
      description={words.tableHint}
      closeLabel={words.close}
      maxWidth="44rem"
    >
      <Tables>
        <Table label={words.perDay}>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              {kindOrder.map((kind) => (
                <th key={kind} scope="col" data-numeric>
                  {words.kinds[kind]}
                </th>
              ))}
              <th scope="col" data-numeric>
                {words.total}
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
                    {number(day[kind])}
                  </td>
                ))}
                <td data-numeric>{number(kindOrder.reduce((sum, kind) => sum + day[kind], 0))}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <CountTable title={words.sources} entries={sources} />
        <CountTable title={words.offerings} entries={offerings} />
      </Tables>
    </Dialog>
  );
}

function CountTable({ title, entries }: { title: string; entries: NamedCount[] }) {
  const words = useWords(overviewWords);
  if (entries.length === 0) return null;
  return (
    <Table label={title}>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col" data-numeric>
            {words.count}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ name, count }) => (
          <tr key={name}>
            <td>
              <bdi>{name}</bdi>
            </td>
            <td data-numeric>{count.toLocaleString(words.locale)}</td>
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
