import { type ExportEntry, erasedSearch, expiredSearch, kindNames } from '@suite/contracts/records';
import { useHost } from '@suite/host/HostContext';
import { Badge } from '@suite/ui/Badge';
import { IconButton } from '@suite/ui/IconButton';
import { token } from '@suite/ui/theme';
import { Check, Copy } from 'lucide-react';
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

const tones = { running: 'info', aborted: 'danger' } as const;

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
      <td data-column="what">
        <strong>{strings.kinds[kindNames[kind]]}</strong> <bdi>{texts.join(' · ')}</bdi>
        <Columns>{strings.columnsOf(columns.map((name) => names[name] ?? name).join(strings.comma))}</Columns>
      </td>
      <td data-column="rows">
        {formatNumber(rows)} <Unit>{strings.rowsUnit(rows)}</Unit>
      </td>
      <td data-column="by">
        <bdi>{by || strings.removedAccount}</bdi>
      </td>
      <td data-column="at">
        <RecentTime value={at} />
      </td>
      <td data-column="sha256">{sha256 && <Fingerprint sha256={sha256} />}</td>
      <td data-column="state">
        {state === 'complete' ? (
          <Complete>
            <Check aria-hidden size={16} strokeWidth={2} />
            {strings.states[state]}
          </Complete>
        ) : (
          <Badge $tone={tones[state]}>{strings.states[state]}</Badge>
        )}
      </td>
    </tr>
  );
}

const Columns = styled.span`
  display: block;
  color: ${token('color', 'textMuted')};
  font-size: 0.8125rem;
`;

const Complete = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space', 1)};
  color: ${token('color', 'successText')};
`;

/** Unit of the row count, shown only on phones, where the column title is hidden. */
const Unit = styled.span`
  @media (width >= 40rem) {
    display: none;
  }
`;

const Ledger = styled.div`
  td:is([data-column='by'], [data-column='what']) {
    overflow-wrap: anywhere;
    white-space: normal;
  }

  strong {
    margin-right: ${token('space', 1)};
    color: ${token('color', 'ink')};
    font-weight: ${token('weight', 'semibold')};
  }

  @media (width >= 40rem) {
    td {
      padding-block: ${token('space', 2)};
      white-space: normal;
    }

    th:is([data-column='rows'], [data-column='by'], [data-column='at'], [data-column='sha256']) {
      width: 14%;
    }

    th[data-column='state'] {
      width: 16%;
    }

    [data-column='rows'] {
      text-align: right;
    }
  }

  @media (width >= 64rem) {
    th[data-column='rows'] {
      width: 6.5rem;
    }

    th:is([data-column='by'], [data-column='at'], [data-column='sha256']) {
      width: 11rem;
    }

    th[data-column='state'] {
      width: 8rem;
    }
  }

  /* What, with the state; the columns; then who, when, how many and the file. */
  @media (width < 40rem) {
    && tbody tr {
      grid-template-columns: repeat(3, auto) minmax(0, 1fr);
      align-items: center;
      column-gap: ${token('space', 2)};
    }

    &&&& td {
      grid-area: 2 / auto;
    }

    &&&& td[data-column='what'] {
      grid-area: 1 / 1 / auto / -1;
    }

    &&&& td:is([data-column='by'], [data-column='at'], [data-column='rows']) {
      font-size: 0.8125rem;
    }

    &&&& td[data-column='sha256'] {
      grid-area: 3 / 1 / auto / span 3;
    }

    &&&& td[data-column='state'] {
      grid-area: 3 / 4;
      text-align: right;
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
