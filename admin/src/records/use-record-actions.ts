import type { BulkRequest, RecordFilter } from '@suite/contracts/records';
import { useHost } from '@suite/host/HostContext';
import { useStrings } from '../language/use-strings.ts';
import {
  useActOnRecordsMutation,
  useDeleteRecordMutation,
  useMoveRecordMutation,
} from './record-actions-api.ts';
import type { RecordConfig } from './record-config.ts';
import { recordStrings } from './record-strings.ts';
import { useLazyCountRecordsQuery } from './records-api.ts';

type RecordNames = Pick<RecordConfig, 'kind' | 'deleted' | 'deleteFailed'>;

/** Returns the actions that move records. Each shows a message with its result; a deletion offers undo. */
export function useRecordActions({ kind, deleted, deleteFailed }: RecordNames) {
  const host = useHost();
  const strings = useStrings(recordStrings);
  const [deleteRecord] = useDeleteRecordMutation();
  const [moveRecord] = useMoveRecordMutation();
  const [actOnRecords] = useActOnRecordsMutation();
  const [countRecords] = useLazyCountRecordsQuery();

  const fail = (description: string) =>
    host.toast({ title: strings.error, description, variant: 'destructive' });
  const succeed = (description: string, undo?: () => void) =>
    host.toast({
      title: strings.success,
      description,
      ...(undo && { action: { label: strings.undo, onClick: undo } }),
    });

  async function restore(id: number) {
    try {
      await moveRecord({ kind, id, move: 'restore' }).unwrap();
      succeed(strings.actions.restored(1));
    } catch {
      fail(strings.actions.restoreFailed);
    }
  }

  async function unflag(id: number) {
    try {
      await moveRecord({ kind, id, move: 'unflag' }).unwrap();
      succeed(strings.actions.unflagged(1));
    } catch {
      fail(strings.actions.failed);
    }
  }

  async function remove(id: number) {
    try {
      await deleteRecord({ kind, id }).unwrap();
      succeed(deleted, () => restore(id));
    } catch {
      fail(deleteFailed);
    }
  }

  async function restoreBatch(batch: string) {
    try {
      const { count } = await actOnRecords({ kind, request: { action: 'restore', batch } }).unwrap();
      succeed(strings.actions.restored(count));
    } catch {
      fail(strings.actions.restoreFailed);
    }
  }

  /** Returns whether the action succeeded. */
  async function runBulkAction(request: BulkRequest): Promise<boolean> {
    try {
      const { count, batch } = await actOnRecords({ kind, request }).unwrap();
      const describe = {
        delete: strings.actions.deleted,
        restore: strings.actions.restored,
        unflag: strings.actions.unflagged,
        status: strings.actions.changed,
        read: strings.actions.changed,
      }[request.action];
      succeed(describe(count), batch === undefined ? undefined : () => restoreBatch(batch));
      return true;
    } catch {
      fail(strings.actions.failed);
      return false;
    }
  }

  /** Returns the number of matching records; undefined after a failure, for which a message is shown. */
  async function countMatching(filter: RecordFilter): Promise<number | undefined> {
    try {
      return await countRecords({ kind, filter }).unwrap();
    } catch {
      fail(strings.actions.failed);
    }
  }

  return { countMatching, remove, restore, unflag, runBulkAction };
}

export type RecordActions = ReturnType<typeof useRecordActions>;

/** Returns actions that call `prepare` before they move a record out of the view. */
export function prepareMoves(actions: RecordActions, prepare: (id: number) => void): RecordActions {
  const prepared = (action: (id: number) => Promise<void>) => (id: number) => {
    prepare(id);
    return action(id);
  };
  return {
    ...actions,
    remove: prepared(actions.remove),
    restore: prepared(actions.restore),
    unflag: prepared(actions.unflag),
  };
}
