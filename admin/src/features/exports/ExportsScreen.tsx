import { token } from '@suite/ui/theme';
import { FileDown } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from '../../language/use-words.ts';
import { LedgerScreen } from '../../records/LedgerScreen.tsx';
import { ExportTable } from './ExportTable.tsx';
import { useListExportsInfiniteQuery } from './exports-api.ts';
import { exportsWords } from './exports-words.ts';

/** Renders the export ledger: who exported which records. For administrators only. */
export function ExportsScreen() {
  const words = useWords(exportsWords);
  const list = useListExportsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <LedgerScreen
      words={words}
      icon={FileDown}
      list={list}
      renderTable={(entries, isStale) => <ExportTable entries={entries} isStale={isStale} />}
    >
      <Opening>
        <summary>{words.opening.title}</summary>
        <ul>
          {words.opening.steps.map((step) => (
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
