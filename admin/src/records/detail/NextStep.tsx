import { isOverdue, type ListedRecord, type RecordChange, recordStatuses } from '@suite/contracts/records';
import { media, token } from '@suite/ui/theme';
import { useId } from 'react';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { AssigneeName } from '../AssigneeName.tsx';
import { assignmentStrings } from '../assignment-strings.ts';
import { FollowUpDate } from '../FollowUpDate.tsx';
import { recordStrings } from '../record-strings.ts';
import { useToday } from '../use-today.ts';
import { AssigneeChoice } from './AssigneeChoice.tsx';
import { FollowUpChoice } from './FollowUpChoice.tsx';
import { LabeledChoice } from './LabeledChoice.tsx';
import { labelColumns } from './label-columns.ts';

interface NextStepProps {
  row: ListedRecord;
  /** Whether the user may assign the record and set its date; viewers only see them. */
  canManage: boolean;
  onChange(change: RecordChange): void;
}

/** Renders how far a record is, who works on it and when to follow it up; in the trash, none can be changed. */
export function NextStep({ row, canManage, onChange }: NextStepProps) {
  const strings = useStrings(assignmentStrings);
  const { columns, statuses } = useStrings(recordStrings);
  const statusId = useId();
  const today = useToday();
  const isInTrash = row.trashedAt !== null;
  const canPlan = canManage && !isInTrash;
  return (
    <Group role="group" aria-label={strings.title}>
      {!isInTrash && (
        <LabeledChoice>
          <label htmlFor={statusId}>{columns.status}</label>
          <select
            id={statusId}
            value={row.status}
            onChange={({ target }) => {
              const status = recordStatuses.find((known) => known === target.value);
              if (status) onChange({ status });
            }}
          >
            {recordStatuses.map((status) => (
              <option key={status} value={status}>
                {statuses[status]}
              </option>
            ))}
          </select>
        </LabeledChoice>
      )}
      {canPlan ? (
        <>
          <AssigneeChoice assigneeId={row.assigneeId} onChoose={(assigneeId) => onChange({ assigneeId })} />
          <FollowUpChoice followUp={row.followUp} onChoose={(followUp) => onChange({ followUp })}>
            {isOverdue(row, today) && <FollowUpDate record={row} />}
          </FollowUpChoice>
        </>
      ) : (
        <>
          <LabeledChoice>
            <span>{strings.assignee}</span>
            <span>
              <AssigneeName id={row.assigneeId} />
            </span>
          </LabeledChoice>
          <LabeledChoice>
            <span>{strings.followUp}</span>
            <span>
              <FollowUpDate record={row} />
            </span>
          </LabeledChoice>
        </>
      )}
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  ${labelColumns}
  align-items: baseline;
  row-gap: ${token('space', 1)};
  font-size: ${token('type', 'small')};

  /* Leaves more room for the choices than the column of the fields below. */
  ${media.phone} {
    grid-template-columns: fit-content(40%) minmax(0, 1fr);
    column-gap: ${token('space', 4)};
  }
`;
