import { Link } from '@suite/host/router';
import { ButtonLink } from '@suite/ui/Button';
import { FileDown } from 'lucide-react';
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
    />
  );
}
