import type { BulkRequest, RecordFilter } from '@suite/contracts/records';
import { useHost } from '@suite/host/HostContext';
import {
  useActOnRecordsMutation,
  useDeleteRecordMutation,
  useMoveRecordMutation,
} from './record-acts-api.ts';
import type { RecordConfig } from './record-config.ts';
import { useLazyCountRecordsQuery } from './records-api.ts';
import { useRecordWords } from './use-record-words.ts';

type RecordNames = Pick<RecordConfig, 'kind' | 'deleted' | 'deleteFailed'>;

/** Returns the actions that move records. Each shows a message with its result; a deletion offers undo. */
export function useRecordActs({ kind, deleted, deleteFailed }: RecordNames) {
  const host = useHost();
  const words = useRecordWords();
  const [deleteRecord] = useDeleteRecordMutation();
  const [moveRecord] = useMoveRecordMutation();
  const [actOnRecords] = useActOnRecordsMutation();
  const [countRecords] = useLazyCountRecordsQuery();

  const fail = (description: string) =>
    host.toast({ title: words.error, description, variant: 'destructive' });
  const succeed = (description: string, undo?: () => void) =>
    host.toast({
      title: words.success,
      description,
      ...(undo && { action: { label: words.undo, onClick: undo } }),
    });

  async function restore(id: number) {
    try {
      await moveRecord({ kind, id, move: 'restore' }).unwrap();
      succeed(words.acts.restored(1));
    } catch {
      fail(words.acts.restoreFailed);
    }
  }

  async function unflag(id: number) {
    try {
      await moveRecord({ kind, id, move: 'unflag' }).unwrap();
      succeed(words.acts.unflagged(1));
    } catch {
      fail(words.acts.failed);
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
      succeed(words.acts.restored(count));
    } catch {
      fail(words.acts.restoreFailed);
    }
  }

  /** Returns whether the action succeeded. */
  async function actOnMany(request: BulkRequest): Promise<boolean> {
    try {
      const { count, batch } = await actOnRecords({ kind, request }).unwrap();
      const told = {
        delete: words.acts.deleted,
        restore: words.acts.restored,
        unflag: words.acts.unflagged,
        status: words.acts.changed,
        read: words.acts.changed,
      }[request.action];
      succeed(told(count), batch === undefined ? undefined : () => restoreBatch(batch));
      return true;
    } catch {
      fail(words.acts.failed);
      return false;
    }
  }

  /** Returns the number of matching records; undefined after a failure, for which a message is shown. */
  async function countMatching(filter: RecordFilter): Promise<number | undefined> {
    try {
      return await countRecords({ kind, filter }).unwrap();
    } catch {
      fail(words.acts.failed);
    }
  }

  return { countMatching, remove, restore, unflag, actOnMany };
}

export type RecordActs = ReturnType<typeof useRecordActs>;
