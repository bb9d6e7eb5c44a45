import type { Assignee } from '@suite/contracts/records';
import { useStrings } from '../language/use-strings.ts';
import { describeAssignee } from './AssigneeName.tsx';
import { useListAssigneesQuery } from './assignees-api.ts';
import { recordStrings } from './record-strings.ts';

interface AssigneeOptionsProps {
  /** The chosen account; 0 for none. */
  chosen: number;
  /** Returns whether an account that is not chosen is offered. */
  isOffered(account: Assignee): boolean;
}

/** Renders the options of a choice of accounts; a chosen one that is unknown is a deleted account. */
export function AssigneeOptions({ chosen, isOffered }: AssigneeOptionsProps) {
  const strings = useStrings(recordStrings);
  const { data: accounts = [], isSuccess } = useListAssigneesQuery();
  return (
    <>
      {chosen > 0 && !accounts.some(({ id }) => id === chosen) && (
        <option value={chosen}>{isSuccess ? strings.deletedAccount : '…'}</option>
      )}
      {accounts
        .filter((account) => account.id === chosen || isOffered(account))
        .map((account) => (
          <option key={account.id} value={account.id}>
            {describeAssignee(account, strings)}
          </option>
        ))}
    </>
  );
}
