import { isOverdue, type ListedRecord, type RecordChange, recordStatuses } from '@suite/contracts/records';
import { IconButton } from '@suite/ui/IconButton';
import { Row } from '@suite/ui/Stack';
import { media, token } from '@suite/ui/theme';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { DayInput } from '../../list/DayInput.tsx';
import { compactControl, designedSelect } from '../../screen/compact-control.ts';
import { AssigneeName } from '../AssigneeName.tsx';
import { AssigneeOptions } from '../AssigneeOptions.tsx';
import { useActiveAssignees } from '../assignees-api.ts';
import { assignmentStrings } from '../assignment-strings.ts';
import { followUpPresets } from '../date-presets.ts';
import { FollowUpDate } from '../FollowUpDate.tsx';
import { recordStrings } from '../record-strings.ts';
import { useToday } from '../use-today.ts';
import { Chip } from './Chip.tsx';
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

interface AssigneeChoiceProps {
  assigneeId: number | null;
  onChoose(assigneeId: number | null): void;
}

/** Renders the choice of a record's assignee, with a button for the user's own account. */
function AssigneeChoice({ assigneeId, onChoose }: AssigneeChoiceProps) {
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

interface FollowUpChoiceProps {
  followUp: string | null;
  onChoose(followUp: string | null): void;
  /** What there is to say about the date. */
  children?: ReactNode;
}

/** Renders the choice of a follow-up date: presets, any date, and a button that removes it. */
function FollowUpChoice({ followUp, onChoose, children }: FollowUpChoiceProps) {
  const strings = useStrings(assignmentStrings);
  const id = useId();
  return (
    <LabeledChoice>
      <label htmlFor={id}>{strings.followUp}</label>
      <Row $gap={1}>
        {/* An empty input is a date that is being retyped. */}
        <DayInput id={id} value={followUp ?? ''} onValue={(date) => date && onChoose(date)} />
        {followUp !== null && (
          <IconButton label={strings.removeDate} onClick={() => onChoose(null)}>
            <X aria-hidden size={16} strokeWidth={1.75} />
          </IconButton>
        )}
        {children}
        <Row $gap={1}>
          {followUpPresets().map(({ name, date }) => (
            <Chip key={name} aria-pressed={date === followUp} onClick={() => onChoose(date)}>
              {strings.presets[name]}
            </Chip>
          ))}
        </Row>
      </Row>
    </LabeledChoice>
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

/** A label and its control or value, in the two columns of the group. */
const LabeledChoice = styled.div`
  display: contents;

  > :first-child {
    color: ${token('color', 'textMuted')};
  }

  select {
    ${compactControl}
    ${designedSelect}
  }

  /* One width, which leaves room for a button beside it on a phone. */
  :is(select, input) {
    flex: none;
    width: 9.5rem;
    max-width: 100%;
  }

  @media (pointer: fine) {
    :is(select, input) {
      height: 2rem;
    }
  }
`;
