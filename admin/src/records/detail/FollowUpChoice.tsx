import { Row } from '@suite/ui/Stack';
import { type ReactNode, useId } from 'react';
import { useStrings } from '../../language/use-strings.ts';
import { DayInput } from '../../list/DayInput.tsx';
import { localDay, midnight } from '../date-presets.ts';
import { assignmentStrings } from './assignment-strings.ts';
import { Chip } from './Chip.tsx';
import { LabeledChoice } from './LabeledChoice.tsx';

/** Presets of the date in days from today. */
const presets = [
  ['tomorrow', 1],
  ['inThreeDays', 3],
  ['nextWeek', 7],
] as const;

interface FollowUpChoiceProps {
  followUp: string | null;
  onChoose(followUp: string | null): void;
  /** What there is to say about the date. */
  children?: ReactNode;
}

/** Renders the choice of a follow-up date: presets, any date, and a button that removes it. */
export function FollowUpChoice({ followUp, onChoose, children }: FollowUpChoiceProps) {
  const strings = useStrings(assignmentStrings);
  const id = useId();
  return (
    <LabeledChoice>
      <label htmlFor={id}>{strings.followUp}</label>
      <Row $gap={1}>
        {/* An empty input is a date that is being retyped. */}
        <DayInput id={id} value={followUp ?? ''} onValue={(date) => date && onChoose(date)} />
        {followUp !== null && <Chip onClick={() => onChoose(null)}>{strings.removeDate}</Chip>}
        {children}
        <Row $gap={1}>
          {presets.map(([preset, days]) => {
            const date = localDay(midnight(localDay(new Date()), days));
            return (
              <Chip key={preset} aria-pressed={date === followUp} onClick={() => onChoose(date)}>
                {strings.presets[preset]}
              </Chip>
            );
          })}
        </Row>
      </Row>
    </LabeledChoice>
  );
}
