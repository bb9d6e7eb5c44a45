import { useLocation } from '@suite/host/router';
import { useStrings } from '../language/use-strings.ts';
import type { RecordConfig } from './record-config.ts';
import { recordStrings } from './record-strings.ts';
import { readView } from './record-view.ts';
import { useReadRecordQuery } from './records-api.ts';

/** Directional control characters: in a title they would reverse the text that follows. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Returns the parts of the list's title: the open record, the folder unless it is the inbox, and the kind. */
export function useListTitle({ kind, title }: Pick<RecordConfig, 'kind' | 'title'>): string[] {
  const strings = useStrings(recordStrings);
  const { folder, record } = readView(useLocation().search);
  const { currentData } = useReadRecordQuery({ kind, id: record }, { skip: record === 0 });
  const name = currentData?.name.replaceAll(directions, '') ?? strings.record;
  return [...(record > 0 ? [name] : []), ...(folder === 'inbox' ? [] : [strings.folders[folder]]), title];
}
