import type { ListedRecord, RecordStatus } from '@suite/contracts/records';
import { isRefusal } from '@suite/web-api';
import { failureStrings, isSessionEnd } from '../language/failure-strings.ts';
import { useStrings } from '../language/use-strings.ts';
import {
  useChangeRecordMutation,
  useDeleteRecordMutation,
  useMoveRecordMutation,
} from './record-actions-api.ts';
import type { RecordConfig } from './record-config.ts';
import { recordStrings } from './record-strings.ts';
import { useActionNotices } from './use-action-notices.ts';
import { useAssignAgain } from './use-assign-again.ts';

type RecordNames = Pick<RecordConfig, 'kind' | 'deleted' | 'deleteFailed'>;

/** Returns the actions on one record. Each shows a message with its result; a deletion offers undo. */
export function useRecordActions({ kind, deleted, deleteFailed }: RecordNames) {
  const { actions: strings } = useStrings(recordStrings);
  const failures = useStrings(failureStrings);
  const { fail, explain, succeed } = useActionNotices();
  const [deleteRecord] = useDeleteRecordMutation();
  const [moveRecord] = useMoveRecordMutation();
  const [changeRecord] = useChangeRecordMutation();
  const assignAgain = useAssignAgain(kind);

  /** Shows the result of a change. */
  async function report(
    change: { unwrap(): Promise<unknown> },
    done: string,
    undo?: () => void,
    onFailure: (error: unknown) => void = explain,
  ) {
    try {
      await change.unwrap();
      succeed(done, undo);
    } catch (error) {
      onFailure(error);
    }
  }

  const restore = (id: number) => report(moveRecord({ kind, id, move: 'restore' }), strings.restored(1));
  const unflag = (id: number) => report(moveRecord({ kind, id, move: 'unflag' }), strings.unflagged(1));
  const flag = (id: number) =>
    report(moveRecord({ kind, id, move: 'flag' }), strings.flagged(1), () => unflag(id));
  const remove = (id: number) =>
    report(
      deleteRecord({ kind, id }),
      deleted,
      () => restore(id),
      (error) =>
        isSessionEnd(error) ||
        (isRefusal(error, 403) ? fail(failures.forbidden, deleteFailed) : fail(deleteFailed)),
    );
  const setStatus = (id: number, status: RecordStatus) =>
    report(changeRecord({ kind, id, change: { status } }), strings.changed(1));

  async function assign({ id, assigneeId: previous }: ListedRecord, assigneeId: number | null) {
    if (assigneeId === previous) return;
    const undo = () =>
      assignAgain([{ assigneeId: previous, ids: [id] }], assigneeId === null ? [] : [assigneeId]);
    await report(
      changeRecord({ kind, id, change: { assigneeId } }),
      (assigneeId === null ? strings.unassigned : strings.assigned)(1),
      undo,
    );
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
