import { ScrollText } from 'lucide-react';
import { useStrings } from '../../language/use-strings.ts';
import { LedgerScreen } from '../../list/LedgerScreen.tsx';
import { AuditTable } from './AuditTable.tsx';
import { useListAuditInfiniteQuery } from './audit-api.ts';
import { auditStrings } from './audit-strings.ts';

/** Renders the audit log, newest first. For administrators only. */
export function AuditScreen() {
  const strings = useStrings(auditStrings);
  const log = useListAuditInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <LedgerScreen
      strings={strings}
      icon={ScrollText}
      list={log}
      renderTable={(entries, isStale) => <AuditTable entries={entries} isStale={isStale} />}
    />
  );
}
