import { IconButton } from '@suite/ui/IconButton';
import { Row } from '@suite/ui/Stack';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useStrings } from '../../language/use-strings.ts';
import { DayInput } from '../../list/DayInput.tsx';
import { assignmentStrings } from '../assignment-strings.ts';
import { followUpPresets } from '../date-presets.ts';
import { Chip } from './Chip.tsx';
import { LabeledChoice } from './LabeledChoice.tsx';

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
