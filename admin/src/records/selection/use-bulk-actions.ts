import type { BulkRequest, CountAnswer, RecordFilter, RecordKind } from '@suite/contracts/records';
import { useStrings } from '../../language/use-strings.ts';
import { useActOnRecordsMutation } from '../record-actions-api.ts';
import { recordStrings } from '../record-strings.ts';
import { useLazyCountRecordsQuery } from '../records-api.ts';
import { useActionMessages } from '../use-action-messages.ts';

/** Returns the actions on many records. Each shows a message with its result; a deletion offers undo. */
export function useBulkActions(kind: RecordKind) {
  const { actions: strings } = useStrings(recordStrings);
  const { fail, succeed } = useActionMessages();
  const [actOnRecords] = useActOnRecordsMutation();
  const [countRecords] = useLazyCountRecordsQuery();

  async function restoreBatch(batch: string) {
    try {
      const { count } = await actOnRecords({ kind, request: { action: 'restore', batch } }).unwrap();
      succeed(strings.restored(count));
    } catch {
      fail(strings.restoreFailed);
    }
  }

  /** Returns whether the action succeeded. */
  async function run(request: BulkRequest): Promise<boolean> {
    try {
      const { count, batch } = await actOnRecords({ kind, request }).unwrap();
      const describe = {
        delete: strings.deleted,
        restore: strings.restored,
        flag: strings.flagged,
        unflag: strings.unflagged,
        status: strings.changed,
        read: strings.changed,
      }[request.action];
      succeed(describe(count), batch === undefined ? undefined : () => restoreBatch(batch));
      return true;
    } catch {
      fail(strings.failed);
      return false;
    }
  }

  /** Counts the matching records, or shows an error and returns undefined. */
  async function countMatching(filter: RecordFilter): Promise<CountAnswer | undefined> {
    try {
      return await countRecords({ kind, filter }).unwrap();
    } catch {
      fail(strings.failed);
    }
  }

  return { run, countMatching };
}

export type BulkActions = ReturnType<typeof useBulkActions>;
