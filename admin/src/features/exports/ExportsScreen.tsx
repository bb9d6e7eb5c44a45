import { token } from '@suite/ui/theme';
import { FileDown } from 'lucide-react';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { LedgerScreen } from '../../list/LedgerScreen.tsx';
import { ExportTable } from './ExportTable.tsx';
import { useListExportsInfiniteQuery } from './exports-api.ts';
import { exportsStrings } from './exports-strings.ts';

/** Renders the export ledger: who exported which records. For administrators only. */
export function ExportsScreen() {
  const strings = useStrings(exportsStrings);
  const list = useListExportsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <LedgerScreen
      strings={strings}
      icon={FileDown}
      list={list}
      renderTable={(entries, isStale) => <ExportTable entries={entries} isStale={isStale} />}
    >
      <Opening>
        <summary>{strings.opening.title}</summary>
        <ul>
          {strings.opening.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </Opening>
    </LedgerScreen>
  );
}

const Opening = styled.details`
  margin-bottom: ${token('space', 4)};
  max-width: ${token('size', 'text')};
  font-size: ${token('type', 'small')};

  summary {
    width: fit-content;
    color: ${token('color', 'sapphireText')};
    cursor: pointer;
  }

  ul {
    margin: ${token('space', 2)} 0 0;
    padding-left: 1.25rem;
  }
`;
