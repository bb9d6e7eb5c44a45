import type { ListedRecord } from '@suite/contracts/records';
import { addedByHand } from '@suite/contracts/submission-metadata';
import { token } from '@suite/ui/theme';
import { PhoneIncoming } from 'lucide-react';
import styled from 'styled-components';
import { sourceNames } from '../../language/source-names.ts';
import { useStrings } from '../../language/use-strings.ts';
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
export function RecordChips({ record: { status, assigneeId, followUp, source }, isShown }: RecordChipsProps) {
  const hasStatus = status !== 'new' && !isShown('status');
  const hasAssignee = assigneeId !== null && !isShown('assignee');
  const hasFollowUp = followUp !== null && !isShown('followUp');
  const isByHand = source === addedByHand && !isShown('source');
  if (!hasStatus && !hasAssignee && !hasFollowUp && !isByHand) return null;
  return (
    <Chips>
      {isByHand && <ByHand />}
      {hasStatus && <StatusBadge status={status} />}
      {hasAssignee && <Initials id={assigneeId} />}
      {hasFollowUp && <FollowUpDate date={followUp} isShort />}
    </Chips>
  );
}

/** Returns the first letters of the first two parts of a name, or the first two letters of its only part. */
function initialsOf(name: string): string {
  const [first = '', second] = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const letters = second ? [[...first][0], [...second][0]] : [...first].slice(0, 2);
  return letters.join('').toUpperCase();
}

function ByHand() {
  const name = useStrings(sourceNames)[addedByHand];
  return (
    <Circle role="img" aria-label={name} title={name}>
      <PhoneIncoming aria-hidden size={13} strokeWidth={2} />
    </Circle>
  );
}

function Initials({ id }: { id: number }) {
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
  /* One line: chips that don't fit are left out. */
  height: 1.25rem;
  overflow-y: clip;
  /* Rows keep their height. */
  margin-block: -2px;

  > *,
  time > * {
    height: 1.25rem;
    padding-block: 0;
    font-size: 0.75rem;
  }

  time {
    display: inline-flex;
  }

  @media (width >= 40rem) {
    justify-content: end;
    margin-left: auto;
  }

  /* On a phone, most names fit beside three chips. */
  @media (width < 40rem) {
    flex: none;
    gap: 3px;

    > *,
    time > * {
      padding-inline: 5px;
      font-size: 0.6875rem;
    }
  }
`;

const Circle = styled.span`
  display: inline-grid;
  place-items: center;
  width: 1.25rem;
  border-radius: 50%;
  background: ${token('color', 'hairline')};
  color: ${token('color', 'ink')};
  && {
    padding: 0;
    font-size: 0.6875rem;
  }
  font-weight: ${token('weight', 'semibold')};
`;
