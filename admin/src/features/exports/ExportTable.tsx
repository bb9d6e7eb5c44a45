import { type ExportEntry, erasedSearch, expiredSearch, kindNames } from '@suite/contracts/records';
import { useHost } from '@suite/host/HostContext';
import { Badge } from '@suite/ui/Badge';
import { IconButton } from '@suite/ui/IconButton';
import { token } from '@suite/ui/theme';
import { Copy } from 'lucide-react';
import styled from 'styled-components';
import { fieldNames } from '../../language/field-names.ts';
import { formatNumber } from '../../language/format-number.ts';
import { formatMinute } from '../../language/format-time.ts';
import { useLanguage, useStrings } from '../../language/use-strings.ts';
import { ColumnTitles } from '../../list/ColumnTitles.tsx';
import { ListFrame } from '../../list/ListFrame.tsx';
import { RecentTime } from '../../records/ReceivedTime.tsx';
import { recordStrings } from '../../records/record-strings.ts';
import { useFilterTexts } from '../../records/use-filter-texts.ts';
import { copyText } from '../../screen/copy-text.ts';
import { type ExportsStrings, exportsStrings } from './exports-strings.ts';

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
      padding-block: ${token('space', 2)};
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

/** Renders the start of a file's SHA-256 hash and a button that copies the whole hash. */
function Fingerprint({ sha256 }: { sha256: string }) {
  const strings = useStrings(exportsStrings);
  const host = useHost();
  const beginning = sha256.slice(0, 12);
  const handleClick = async () => {
    if (await copyText(sha256)) host.toast({ title: strings.copied, description: sha256 });
    else host.toast({ title: strings.notCopied, description: sha256, variant: 'destructive' });
  };
  return (
    <Root>
      <code title={sha256}>{beginning}</code>
      <IconButton label={strings.copy(beginning)} onClick={handleClick}>
        <Copy aria-hidden size={16} strokeWidth={1.75} />
      </IconButton>
    </Root>
  );
}

const Root = styled.span`
  display: flex;
  align-items: center;
  gap: ${token('space', 1)};

  code {
    overflow: hidden;
    font-size: 0.8125rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

function describeSearch(q: string, strings: ExportsStrings) {
  if (q === erasedSearch) return strings.erasedSearch;
  return q === expiredSearch ? strings.expiredSearch : strings.search(q);
}

/** Returns one phrase per condition of an export's filter. */
function useExportFilter(filter: ExportEntry['filter']): string[] {
  const { folder = 'inbox', q, from, to, ids } = filter;
  const strings = useStrings(exportsStrings);
  const { folders } = useStrings(recordStrings);
  const language = useLanguage();
  const named = useFilterTexts(filter);
  const time = (instant: string) => formatMinute(new Date(instant), language);
  if (ids) return [strings.chosen(ids.length)];
  const conditions = [
    ...(q ? [describeSearch(q, strings)] : []),
    ...(from ? [strings.from(time(from))] : []),
    ...(to ? [strings.to(time(to))] : []),
    ...named.map(({ text }) => text),
  ];
  if (conditions.length === 0 && folder === 'inbox') return [strings.everything];
  return [folders[folder], ...conditions];
}
