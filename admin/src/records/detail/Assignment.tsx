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

interface AssignmentProps {
  row: ListedRecord;
  /** Whether the user may change them; viewers and the trash only show them. */
  canChange: boolean;
  onChange(change: RecordChange): void;
}

/** Renders who works on a record and when to follow it up. */
export function Assignment({ row, canChange, onChange }: AssignmentProps) {
  const strings = useStrings(assignmentStrings);
  const today = useToday();
  if (!canChange)
    return (
      <Group role="group" aria-label={strings.title}>
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
      <AssigneeChoice assigneeId={row.assigneeId} onChoose={(assigneeId) => onChange({ assigneeId })} />
      <FollowUpChoice followUp={row.followUp} onChoose={(followUp) => onChange({ followUp })} />
      {isOverdue(row.followUp, today) && (
        <p>
          <FollowUpDate date={row.followUp} />
        </p>
      )}
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  gap: ${token('space', 2)};
  padding: ${token('space', 3)};
  border-radius: ${token('radius', 'small')};
  background: ${token('color', 'sunken')};
  font-size: ${token('type', 'small')};

  label {
    min-width: 6rem;
    color: ${token('color', 'textMuted')};
  }
`;
