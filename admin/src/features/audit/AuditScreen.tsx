import { ScrollText } from 'lucide-react';
import { useWords } from '../../language/use-words.ts';
import { LedgerScreen } from '../../records/LedgerScreen.tsx';
import { AuditTable } from './AuditTable.tsx';
import { useListAuditInfiniteQuery } from './audit-api.ts';
import { auditWords } from './audit-words.ts';

/** Renders the audit log, newest first. For administrators only. */
export function AuditScreen() {
  const words = useWords(auditWords);
  const log = useListAuditInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <LedgerScreen
      words={words}
      icon={ScrollText}
      list={log}
      renderTable={(entries, isStale) => <AuditTable entries={entries} isStale={isStale} />}
    />
  );
}
