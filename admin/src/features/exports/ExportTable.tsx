import { type ExportEntry, kindNames } from '@suite/contracts/records';
import { Badge } from '@suite/ui/Badge';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { fieldNames } from '../../language/field-names.ts';
import { formatNumber } from '../../language/format-number.ts';
import { useStrings } from '../../language/use-strings.ts';
import { ColumnTitles } from '../../list/ColumnTitles.tsx';
import { ListFrame } from '../../list/ListFrame.tsx';
import { RecentTime } from '../../records/ReceivedTime.tsx';
import { exportsStrings } from './exports-strings.ts';
import { Fingerprint } from './Fingerprint.tsx';
import { useExportFilter } from './use-export-filter.ts';

const tones = { running: 'info', complete: 'success', aborted: 'danger' } as const;

/** Renders one row per export. */
export function ExportTable({ entries, isStale }: { entries: ExportEntry[]; isStale: boolean }) {
  const strings = useStrings(exportsStrings);
  return (
    <Ledger>
      <ListFrame label={strings.title} isStale={isStale}>
        <ColumnTitles titles={strings.columns} />
        <tbody>
          {entries.map((entry) => (
            <ExportRow key={entry.id} entry={entry} />
          ))}
        </tbody>
      </ListFrame>
    </Ledger>
  );
}

function ExportRow({
  entry: { at, by, kind, filter, columns, rows, sha256, state },
}: {
  entry: ExportEntry;
}) {
  const strings = useStrings(exportsStrings);
  const names = useStrings(fieldNames);
  const texts = useExportFilter(filter);
  return (
    <tr>
      <td data-cell="name">
        <RecentTime value={at} />
      </td>
      <td data-column="by">
        <bdi>{by || strings.removedAccount}</bdi>
      </td>
      <td>{strings.kinds[kindNames[kind]]}</td>
      <td data-column="filter">
        <bdi>{texts.join(' · ')}</bdi>
        <Columns>{strings.columnsOf(columns.map((name) => names[name] ?? name).join(strings.comma))}</Columns>
      </td>
      <td data-column="rows">
        {formatNumber(rows)} <Unit>{strings.rowsUnit(rows)}</Unit>
      </td>
      <td>{sha256 && <Fingerprint sha256={sha256} />}</td>
      <td data-cell="actions">
        <Badge $tone={tones[state]}>{strings.states[state]}</Badge>
      </td>
    </tr>
  );
}

const Columns = styled.span`
  display: block;
  color: ${token('color', 'textMuted')};
  font-size: 0.8125rem;
`;

/** Unit of the row count, shown only on phones, where the column title is hidden. */
const Unit = styled.span`
  @media (width >= 40rem) {
    display: none;
  }
`;

const Ledger = styled.div`
  td:is([data-column='by'], [data-column='filter']) {
    overflow-wrap: anywhere;
    white-space: normal;
  }

  @media (width >= 40rem) {
    && :is(th, td) {
      padding-inline: ${token('space', 2)};
    }

    td {
      white-space: normal;
    }

    th[data-column='at'] {
      width: 14.5%;
    }

    th[data-column='sha256'],
    th[data-column='state'] {
      width: 13%;
    }

    th[data-column='by'] {
      width: 12%;
    }

    th[data-column='kind'] {
      width: 14%;
    }

    th[data-column='rows'] {
      width: 11.5%;
    }

    th[data-column='state'],
    [data-column='rows'] {
      text-align: right;
    }
  }

  @media (width >= 64rem) {
    && :is(th, td) {
      padding-inline: ${token('space', 3)};
    }

    th[data-column='at'] {
      width: 11.5rem;
    }

    th[data-column='by'] {
      width: 8rem;
    }

    th[data-column='kind'] {
      width: 10rem;
    }

    th[data-column='rows'] {
      width: 6.5rem;
    }

    th[data-column='sha256'] {
      width: 10.5rem;
    }

    th[data-column='state'] {
      width: 7rem;
    }
  }
`;
