import { isOverdue, type ListedRecord, type RecordChange } from '@suite/contracts/records';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { AssigneeName } from '../AssigneeName.tsx';
import { FollowUpDate } from '../FollowUpDate.tsx';
import { useToday } from '../use-today.ts';
import { AssigneeChoice } from './AssigneeChoice.tsx';
import { assignmentStrings } from './assignment-strings.ts';
import { FollowUpChoice } from './FollowUpChoice.tsx';
import { StatusChoice } from './StatusChoice.tsx';

interface NextStepProps {
  row: ListedRecord;
  /** Whether the user may assign the record and set its date; viewers only see them. */
  canManage: boolean;
  onChange(change: RecordChange): void;
}

/** Renders how far a record is, who works on it and when to follow it up; in the trash, none can be changed. */
export function NextStep({ row, canManage, onChange }: NextStepProps) {
  const strings = useStrings(assignmentStrings);
  const today = useToday();
  const isInTrash = row.trashedAt !== null;
  const status = !isInTrash && (
    <StatusChoice status={row.status} onChoose={(status) => onChange({ status })} />
  );
  if (!canManage || isInTrash)
    return (
      <Group role="group" aria-label={strings.title}>
        {status}
        <p>
          {strings.assignee}: <AssigneeName id={row.assigneeId} />
        </p>
        <p>
          {strings.followUp}: <FollowUpDate date={row.followUp} />
        </p>
      </Group>
    );
  return (
    <Group role="group" aria-label={strings.title}>
      <Line>
        {status}
        <AssigneeChoice assigneeId={row.assigneeId} onChoose={(assigneeId) => onChange({ assigneeId })} />
      </Line>
      <FollowUpChoice followUp={row.followUp} onChoose={(followUp) => onChange({ followUp })} />
      {isOverdue(row.followUp, today) && (
        <p>
          <FollowUpDate date={row.followUp} />
        </p>
      )}
    </Group>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token('space', 2)};
`;

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 2)};
  font-size: ${token('type', 'small')};

  label {
    color: ${token('color', 'textMuted')};
  }
`;
