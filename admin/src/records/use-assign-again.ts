import type { BulkAnswer, RecordKind } from '@suite/contracts/records';
import { useStrings } from '../language/use-strings.ts';
import { useActOnRecordsMutation } from './record-actions-api.ts';
import { recordStrings } from './record-strings.ts';
import { useActionNotices } from './use-action-notices.ts';

/** Returns a function that undoes an assignment to `assigneeIds`, except where the assignee has changed since. */
export function useAssignAgain(kind: RecordKind) {
  const { actions: strings } = useStrings(recordStrings);
  const { fail, explain, succeed } = useActionNotices();
  const [actOnRecords] = useActOnRecordsMutation();
  return async (previous: NonNullable<BulkAnswer['previous']>, assigneeIds: number[]) => {
    try {
      let changed = 0;
      for (const { assigneeId, ids } of previous) {
        const request = {
          action: 'assign' as const,
          assigneeIds: assigneeId === null ? [] : [assigneeId],
          onlyOf: assigneeIds,
          ids,
        };
        changed += (await actOnRecords({ kind, request }).unwrap()).count;
      }
      if (changed > 0) succeed(strings.changed(changed));
      else fail(strings.reassigned);
    } catch (error) {
      explain(error);
    }
  };
}
