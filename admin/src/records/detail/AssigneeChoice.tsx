import { Row } from '@suite/ui/Stack';
import { useId } from 'react';
import { useStrings } from '../../language/use-strings.ts';
import { AssigneeOptions } from '../AssigneeOptions.tsx';
import { useActiveAssignees } from '../assignees-api.ts';
import { assignmentStrings } from '../assignment-strings.ts';
import { Chip } from './Chip.tsx';
import { LabeledChoice } from './LabeledChoice.tsx';

interface AssigneeChoiceProps {
  assigneeId: number | null;
  onChoose(assigneeId: number | null): void;
}

/** Renders the choice of a record's assignee, with a button for the user's own account. */
export function AssigneeChoice({ assigneeId, onChoose }: AssigneeChoiceProps) {
  const strings = useStrings(assignmentStrings);
  const id = useId();
  const me = useActiveAssignees().find(({ isMe }) => isMe);
  return (
    <LabeledChoice>
      <label htmlFor={id}>{strings.assignee}</label>
      <Row $gap={1}>
        <select
          id={id}
          value={assigneeId ?? ''}
          onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{strings.nobody}</option>
          <AssigneeOptions chosen={assigneeId ?? 0} isOffered={({ isDisabled }) => !isDisabled} />
        </select>
        {me && me.id !== assigneeId && <Chip onClick={() => onChoose(me.id)}>{strings.assignToMe}</Chip>}
      </Row>
    </LabeledChoice>
  );
}
