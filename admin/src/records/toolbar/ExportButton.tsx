import { apiPaths } from '@suite/contracts/paths';
import type { RecordFilter, RecordKind } from '@suite/contracts/records';
import { useStrings } from '../../language/use-strings.ts';
import { CsvDownload } from './CsvDownload.tsx';
import { toolbarStrings } from './toolbar-strings.ts';

interface ExportButtonProps {
  kind: RecordKind;
  filter: RecordFilter;
  /** Ids of the records to export; if empty, all matching records are exported. */
  ids: readonly number[];
  /** Columns of the file, if they differ from the default ones. */
  columns: readonly string[] | undefined;
}

/** Exports records. Selected ids are sent with POST, because thousands don't fit into a URL. */
export function ExportButton({ kind, filter, ids, columns }: ExportButtonProps) {
  const strings = useStrings(toolbarStrings);
  const fields = {
    ...(ids.length > 0 ? { ids: ids.join() } : filter),
    ...(columns && { columns: columns.join() }),
  };
  return (
    <CsvDownload
      action={apiPaths.exportRecords(kind)}
      method={ids.length > 0 ? 'post' : 'get'}
      fields={fields}
      {...(ids.length > 0 && { hint: strings.selectedOnly(ids.length) })}
    />
  );
}
