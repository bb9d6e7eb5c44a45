import { Row } from '@suite/ui/Stack';
import { useId } from 'react';
import { useAccount } from '../../account/account-context.ts';
import { useStrings } from '../../language/use-strings.ts';
import { useListAssigneesQuery } from '../assignees-api.ts';
import { recordStrings } from '../record-strings.ts';
import { describeAssignee } from '../use-assignee-name.ts';
import { assignmentStrings } from './assignment-strings.ts';
import { Chip } from './Chip.tsx';
import { LabeledChoice } from './LabeledChoice.tsx';

interface AssigneeChoiceProps {
  assigneeId: number | null;
  onChoose(assigneeId: number | null): void;
}

/** Renders the choice of a record's assignee, with a button for the user's own account. */
export function AssigneeChoice({ assigneeId, onChoose }: AssigneeChoiceProps) {
  const strings = useStrings(assignmentStrings);
  const shared = useStrings(recordStrings);
  const { username } = useAccount();
  const { data: accounts = [], isSuccess } = useListAssigneesQuery();
  const id = useId();
  const me = accounts.find((account) => account.username === username);
  const current = accounts.find((account) => account.id === assigneeId);
  return (
    <LabeledChoice>
      <label htmlFor={id}>{strings.assignee}</label>
      <Row $gap={2}>
        <select
          id={id}
          value={assigneeId ?? ''}
          onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{strings.nobody}</option>
          {isSuccess && assigneeId !== null && !current && (
            <option value={assigneeId}>{shared.deletedAccount}</option>
          )}
          {accounts
            .filter(({ isDisabled, id }) => !isDisabled || id === assigneeId)
            .map((account) => (
              <option key={account.id} value={account.id}>
                {describeAssignee(account, shared)}
              </option>
            ))}
        </select>
        {me && me.id !== assigneeId && <Chip onClick={() => onChoose(me.id)}>{strings.assignToMe}</Chip>}
      </Row>
    </LabeledChoice>
  );
}
