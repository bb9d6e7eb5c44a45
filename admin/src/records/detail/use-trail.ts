import type { HistoryEntry, RecordDetail } from '@suite/contracts/records';
import { useState } from 'react';
import { useStrings } from '../../language/use-strings.ts';
import { useNotices } from '../../screen/use-notices.ts';
import { type RecordKey, useLazyReadEarlierQuery } from '../records-api.ts';
import { detailStrings } from './detail-strings.ts';

export interface Trail {
  /** The entries loaded so far, oldest first. */
  entries: readonly HistoryEntry[];
  hasEarlier: boolean;
  isLoading: boolean;
  /** Loads a page of earlier entries. A failure is shown as a notice. */
  loadEarlier(): Promise<void>;
}

/** Returns the history of a record, which its details contain only in part. */
export function useTrail(key: RecordKey, detail: RecordDetail | undefined): Trail {
  const { fail } = useNotices();
  const { earlierFailed } = useStrings(detailStrings);
  const [read, { isFetching: isLoading }] = useLazyReadEarlierQuery();
  /** Everything shown when the last page was loaded: later details may start after some of it. */
  const [known, setKnown] = useState<Pick<Trail, 'entries' | 'hasEarlier'>>();
  const newest = detail?.trail ?? [];
  const last = known?.entries.at(-1)?.id ?? 0;
  const entries = known ? [...known.entries, ...newest.filter(({ id }) => id > last)] : newest;
  const loadEarlier = async () => {
    try {
      const page = await read({ ...key, before: entries[0]?.id ?? 0 }).unwrap();
      setKnown({ entries: [...page.entries, ...entries], hasEarlier: page.hasEarlier });
    } catch {
      fail(earlierFailed);
    }
  };
  return { entries, hasEarlier: (known ?? detail)?.hasEarlier ?? false, isLoading, loadEarlier };
}
