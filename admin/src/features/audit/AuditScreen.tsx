import { apiPaths } from '@suite/contracts/paths';
import { useLocation, useNavigate } from '@suite/host/router';
import { ScrollText } from 'lucide-react';
import { useStrings } from '../../language/use-strings.ts';
import { LedgerScreen } from '../../list/LedgerScreen.tsx';
import { useCurrentSearch } from '../../list/use-current-search.ts';
import { CsvDownload } from '../../records/toolbar/CsvDownload.tsx';
import { AuditFilterBar } from './AuditFilterBar.tsx';
import { AuditTable } from './AuditTable.tsx';
import { useListAuditInfiniteQuery } from './audit-api.ts';
import { auditStrings } from './audit-strings.ts';
import { readAuditView, toAuditFilter, writeAuditView } from './audit-view.ts';

/** Renders the audit log, newest first; the filter is in the address. For administrators only. */
export function AuditScreen() {
  const strings = useStrings(auditStrings);
  const navigate = useNavigate();
  const { search } = useLocation();
  const exported = toAuditFilter(readAuditView(useCurrentSearch()));
  const view = readAuditView(search);
  const filter = toAuditFilter(view);
  const log = useListAuditInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <LedgerScreen
      strings={isFiltered ? { ...strings, none: strings.filters.none } : strings}
      icon={ScrollText}
      list={log}
      actions={<CsvDownload action={apiPaths.exportAudit} method="get" fields={exported} />}
      renderTable={(entries, isStale) => <AuditTable entries={entries} isStale={isStale} />}
    >
      <AuditFilterBar
        view={view}
        onChange={(changes) => navigate({ search: writeAuditView(search, changes) }, { replace: true })}
      />
    </LedgerScreen>
  );
}
