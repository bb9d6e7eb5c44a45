import { apiPaths } from '@suite/contracts/paths';
import type { RecordFilter, RecordKind } from '@suite/contracts/records';
import { useHost } from '@suite/host/HostContext';
import { Button } from '@suite/ui/Button';
import { token } from '@suite/ui/theme';
import { Download } from 'lucide-react';
import type { SubmitEvent } from 'react';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { recordStrings } from '../record-strings.ts';
import { toolbarStrings } from './toolbar-strings.ts';

interface ExportButtonProps {
  kind: RecordKind;
  filter: RecordFilter;
  /** Ids of the records to export; if empty, all matching records are exported. */
  ids: readonly number[];
  /** Columns of the file, if they differ from the default ones. */
  columns: readonly string[] | undefined;
}

/**
 * Downloads a CSV file by browser navigation, so that a file of any size streams to disk. Selected ids are sent with
 * POST, because thousands don't fit into a URL.
 */
export function ExportButton({ kind, filter, ids, columns }: ExportButtonProps) {
  const host = useHost();
  const strings = useStrings(toolbarStrings);
  const { error } = useStrings(recordStrings);
  const fields = {
    ...(ids.length > 0 ? { ids: ids.join() } : filter),
    ...(columns && { columns: columns.join() }),
  };
  // Offline, the browser would replace the panel, and any text typed in it, with its own error page.
  const handleSubmit = (event: SubmitEvent) => {
    if (navigator.onLine) return;
    event.preventDefault();
    host.toast({ title: error, description: strings.exportOffline, variant: 'destructive' });
  };
  return (
    <Form
      action={apiPaths.exportRecords(kind)}
      method={ids.length > 0 ? 'post' : 'get'}
      onSubmit={handleSubmit}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      {ids.length > 0 && <Note>{strings.selectedOnly(ids.length)}</Note>}
      <Button type="submit" $variant="secondary" $size="small" data-tool>
        <Download aria-hidden size={16} strokeWidth={1.75} />
        <span>{strings.exportCsv}</span>
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  align-items: center;
  gap: ${token('space', 2)};
`;

const Note = styled.span`
  color: ${token('color', 'textMuted')};
  font-size: ${token('type', 'small')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  /* In a narrow toolbar, the note would move the rows during a selection. The selection bar also shows the number. */
  @container (width < 56rem) {
    display: none;
  }
`;
