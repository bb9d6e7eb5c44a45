import type { ListedRecord } from '@suite/contracts/records';
import { addedByHand } from '@suite/contracts/submission-metadata';
import { token } from '@suite/ui/theme';
import { PhoneIncoming } from 'lucide-react';
import styled from 'styled-components';
import { sourceNames } from '../../language/source-names.ts';
import { useStrings } from '../../language/use-strings.ts';
import { Circle, initialsOf } from '../../screen/Circle.tsx';
import { useAssigneeName } from '../AssigneeName.tsx';
import { FollowUpDate } from '../FollowUpDate.tsx';
import { recordStrings } from '../record-strings.ts';
import { StatusBadge } from '../StatusBadge.tsx';

interface RecordChipsProps {
  record: ListedRecord;
  /** Whether a column of the table already shows a property. */
  isShown(column: 'status' | 'assignee' | 'followUp' | 'source'): boolean;
}

/** Renders how far a record is, who has it, when it is due and that it was added by hand, as far as no column shows it. */
export function RecordChips({ record, isShown }: RecordChipsProps) {
  const { status, assigneeId, followUp, source } = record;
  const hasStatus = status !== 'new' && !isShown('status');
  const hasAssignee = assigneeId !== null && !isShown('assignee');
  const hasFollowUp = followUp !== null && !isShown('followUp');
  const isByHand = source === addedByHand && !isShown('source');
  if (!hasStatus && !hasAssignee && !hasFollowUp && !isByHand) return null;
  return (
    <Chips>
      {isByHand && <ByHand />}
      <span>{hasStatus && <StatusBadge status={status} />}</span>
      <span>{hasAssignee && <Owner id={assigneeId} />}</span>
      <span>{hasFollowUp && <FollowUpDate record={record} isShort />}</span>
    </Chips>
  );
}

function ByHand() {
  const name = useStrings(sourceNames)[addedByHand];
  return (
    <Circle role="img" aria-label={name} title={name}>
      <PhoneIncoming aria-hidden size={13} strokeWidth={2} />
    </Circle>
  );
}

function Owner({ id }: { id: number }) {
  const { columns, filter } = useStrings(recordStrings);
  const name = useAssigneeName(id);
  const text = filter(columns.assignee, name);
  return (
    <Circle role="img" aria-label={text} title={text}>
      {initialsOf(name)}
    </Circle>
  );
}

const Chips = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 1)};
  white-space: nowrap;
  /* One line: chips that don't fit are left out. */
  height: 1.25rem;
  overflow-y: clip;
  /* Rows keep their height. */
  margin-block: -2px;

  span {
    height: 1.25rem;
    padding-block: 0;
    font-size: 0.75rem;
  }

  > span:empty {
    display: none;
  }

  > span,
  time {
    display: inline-flex;
  }

  time span span {
    height: auto;
    padding-inline: 0;
  }

  @media (width >= 64rem) {
    justify-content: end;
    margin-left: auto;
  }

  /* Below the name, after the width of its dot. */
  @media (40rem <= width < 64rem) {
    margin-left: 14px;
  }

  /* Where names have room too, a status, an owner and a date have the same place in every row. */
  @container (width >= 21.5rem) {
    display: inline-grid;
    grid-auto-columns: auto;
    grid-template-columns: 5rem 1.25rem 4.875rem;
    flex: none;

    > span:empty {
      display: inline-flex;
    }

    > [role='img'] {
      grid-area: 1 / 1;
      justify-self: start;
    }
  }

  /* Most names of a phone fit beside three chips, and the column of a tablet has room for a status and a date. */
  @media (width < 64rem) {
    flex: none;
    gap: 3px;

    span {
      padding-inline: 0;
      font-size: 0.6875rem;
    }

    :is(time, span) > span {
      padding-inline: ${token('space', 1)};
    }
  }
`;
