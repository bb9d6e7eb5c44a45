import type { ListedRecord, RecordStatus } from '@suite/contracts/records';
import { isSessionEnd } from '../language/failure-strings.ts';
import { useStrings } from '../language/use-strings.ts';
import {
  useChangeRecordMutation,
  useDeleteRecordMutation,
  useMoveRecordMutation,
} from './record-actions-api.ts';
import type { RecordConfig } from './record-config.ts';
import { recordStrings } from './record-strings.ts';
import { useActionMessages } from './use-action-messages.ts';
import { useAssignAgain } from './use-assign-again.ts';

type RecordNames = Pick<RecordConfig, 'kind' | 'deleted' | 'deleteFailed'>;

/** Returns the actions on one record. Each shows a message with its result; a deletion offers undo. */
export function useRecordActions({ kind, deleted, deleteFailed }: RecordNames) {
  const { actions: strings } = useStrings(recordStrings);
  const { fail, explain, succeed } = useActionMessages();
  const [deleteRecord] = useDeleteRecordMutation();
  const [moveRecord] = useMoveRecordMutation();
  const [changeRecord] = useChangeRecordMutation();
  const assignAgain = useAssignAgain(kind);

  async function restore(id: number) {
    try {
      await moveRecord({ kind, id, move: 'restore' }).unwrap();
      succeed(strings.restored(1));
    } catch (error) {
      explain(error);
    }
  }

  async function unflag(id: number) {
    try {
      await moveRecord({ kind, id, move: 'unflag' }).unwrap();
      succeed(strings.unflagged(1));
    } catch (error) {
      explain(error);
    }
  }

  async function flag(id: number) {
    try {
      await moveRecord({ kind, id, move: 'flag' }).unwrap();
      succeed(strings.flagged(1), () => unflag(id));
    } catch (error) {
      explain(error);
    }
  }

  async function remove(id: number) {
    try {
      await deleteRecord({ kind, id }).unwrap();
      succeed(deleted, () => restore(id));
    } catch (error) {
      if (!isSessionEnd(error)) fail(deleteFailed);
    }
  }

  async function setStatus(id: number, status: RecordStatus) {
    try {
      await changeRecord({ kind, id, change: { status } }).unwrap();
      succeed(strings.changed(1));
    } catch (error) {
      explain(error);
    }
  }

  async function assign({ id, assigneeId: previous }: ListedRecord, assigneeId: number | null) {
    if (assigneeId === previous) return;
    try {
      await changeRecord({ kind, id, change: { assigneeId } }).unwrap();
      const undo = () =>
        assignAgain([{ assigneeId: previous, ids: [id] }], assigneeId === null ? [] : [assigneeId]);
      succeed((assigneeId === null ? strings.unassigned : strings.assigned)(1), undo);
    } catch (error) {
      explain(error);
    }
  }

  return { remove, restore, flag, unflag, setStatus, assign };
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
    flag: prepared(actions.flag),
    unflag: prepared(actions.unflag),
  };
}
