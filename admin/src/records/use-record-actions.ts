import type { ListedRecord, RecordStatus } from '@suite/contracts/records';
import { useStrings } from '../language/use-strings.ts';
import {
  isGone,
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
  const { fail, succeed } = useActionMessages();
  const [deleteRecord] = useDeleteRecordMutation();
  const [moveRecord] = useMoveRecordMutation();
  const [changeRecord] = useChangeRecordMutation();
  const assignAgain = useAssignAgain(kind);

  const explain = (error: unknown, otherwise: string) => fail(isGone(error) ? strings.gone : otherwise);

  async function restore(id: number) {
    try {
      await moveRecord({ kind, id, move: 'restore' }).unwrap();
      succeed(strings.restored(1));
    } catch (error) {
      explain(error, strings.restoreFailed);
    }
  }

  async function unflag(id: number) {
    try {
      await moveRecord({ kind, id, move: 'unflag' }).unwrap();
      succeed(strings.unflagged(1));
    } catch (error) {
      explain(error, strings.failed);
    }
  }

  async function flag(id: number) {
    try {
      await moveRecord({ kind, id, move: 'flag' }).unwrap();
      succeed(strings.flagged(1), () => unflag(id));
    } catch (error) {
      explain(error, strings.failed);
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

  async function setStatus(id: number, status: RecordStatus) {
    try {
      await changeRecord({ kind, id, change: { status } }).unwrap();
      succeed(strings.changed(1));
    } catch (error) {
      explain(error, strings.failed);
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
      explain(error, strings.failed);
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
