import type {
  BulkAnswer,
  BulkRequest,
  CountAnswer,
  RecordFilter,
  RecordKind,
} from '@suite/contracts/records';
import { useStrings } from '../../language/use-strings.ts';
import { useActOnRecordsMutation } from '../record-actions-api.ts';
import { recordStrings } from '../record-strings.ts';
import { useLazyCountRecordsQuery } from '../records-api.ts';
import { useActionNotices } from '../use-action-notices.ts';
import { useAssignAgain } from '../use-assign-again.ts';

/**
 * Returns the actions on many records. Each shows a message with its result. Deletions, assignments and spam marks of
 * selected rows offer undo.
 */
export function useBulkActions(kind: RecordKind) {
  const { actions: strings } = useStrings(recordStrings);
  const { explain, succeed } = useActionNotices();
  const [actOnRecords] = useActOnRecordsMutation();
  const assignAgain = useAssignAgain(kind);
  const [countRecords] = useLazyCountRecordsQuery();

  async function restoreBatch(batch: string) {
    try {
      const { count } = await actOnRecords({ kind, request: { action: 'restore', batch } }).unwrap();
      succeed(strings.restored(count));
    } catch (error) {
      explain(error);
    }
  }

  function undoOf(
    { batch, previous = [] }: BulkAnswer,
    { action, ids, assigneeIds = [] }: BulkRequest,
  ): (() => void) | undefined {
    if (batch !== undefined) return () => restoreBatch(batch);
    if (action === 'flag' && ids) return () => run({ action: 'unflag', ids });
    return previous.length > 0 ? () => assignAgain(previous, assigneeIds) : undefined;
  }

  /** Returns whether the action succeeded. */
  async function run(request: BulkRequest): Promise<boolean> {
    try {
      const answer = await actOnRecords({ kind, request }).unwrap();
      const describe = {
        delete: strings.deleted,
        restore: strings.restored,
        flag: strings.flagged,
        unflag: strings.unflagged,
        status: strings.changed,
        assign: request.assigneeIds?.length === 0 ? strings.unassigned : strings.assigned,
        read: strings.changed,
        followUp: strings.changed,
      }[request.action];
      succeed(describe(answer.count), undoOf(answer, request));
      return true;
    } catch (error) {
      explain(error);
      return false;
    }
  }

  /** Counts the matching records, or shows an error and returns undefined. */
  async function countMatching(filter: RecordFilter): Promise<CountAnswer | undefined> {
    try {
      return await countRecords({ kind, filter }).unwrap();
    } catch (error) {
      explain(error);
    }
  }

  return { run, countMatching };
}

export type BulkActions = ReturnType<typeof useBulkActions>;
