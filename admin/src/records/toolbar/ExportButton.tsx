import { apiPaths } from '@suite/contracts/paths';
import type { RecordKind } from '@suite/contracts/records';
import { useStrings } from '../../language/use-strings.ts';
import { useCurrentSearch } from '../../list/use-current-search.ts';
import { readView, toFilter, type ViewTimes } from '../record-view.ts';
import { CsvDownload } from './CsvDownload.tsx';
import { toolbarStrings } from './toolbar-strings.ts';

interface ExportButtonProps {
  kind: RecordKind;
  times: ViewTimes;
  /** Ids of the records to export; if empty, all matching records are exported. */
  ids: readonly number[];
  /** Columns of the file, if they differ from the default ones. */
  columns: readonly string[] | undefined;
}

/**
 * Exports records. Selected ids are sent with POST, because thousands don't fit into a URL. An export right after typing
 * contains what was typed.
 */
export function ExportButton({ kind, times, ids, columns }: ExportButtonProps) {
  const strings = useStrings(toolbarStrings);
  const search = useCurrentSearch();
  const fields = {
    ...(ids.length > 0 ? { ids: ids.join() } : toFilter(readView(search), times)),
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
