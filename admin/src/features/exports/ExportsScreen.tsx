import { Link } from '@suite/host/router';
import { ButtonLink } from '@suite/ui/Button';
import { token } from '@suite/ui/theme';
import { ChevronRight, FileDown } from 'lucide-react';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { LedgerScreen } from '../../list/LedgerScreen.tsx';
import { paths } from '../../paths.ts';
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
      emptyAction={
        <ButtonLink as={Link} to={paths.panel} $variant="secondary" $size="small">
          {strings.start}
        </ButtonLink>
      }
      list={list}
      renderTable={(entries, isStale) => <ExportTable entries={entries} isStale={isStale} />}
    >
      <Opening>
        <summary>
          <ChevronRight aria-hidden size={16} strokeWidth={1.75} />
          {strings.opening.title}
        </summary>
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
    display: flex;
    align-items: center;
    gap: ${token('space', 1)};
    width: fit-content;
    color: ${token('color', 'sapphireText')};
    cursor: pointer;
  }

  &[open] svg {
    rotate: 90deg;
  }

  ul {
    margin-top: ${token('space', 2)};
    padding-left: 1.25rem;
    list-style: disc;
  }
`;
