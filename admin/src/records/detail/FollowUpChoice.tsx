import { Button } from '@suite/ui/Button';
import { Row } from '@suite/ui/Stack';
import { useId } from 'react';
import { useStrings } from '../../language/use-strings.ts';
import { DayInput } from '../../list/DayInput.tsx';
import { assignmentStrings } from './assignment-strings.ts';
import { dateOfPreset, followUpPresets } from './follow-up-presets.ts';

interface FollowUpChoiceProps {
  followUp: string | null;
  onChoose(followUp: string | null): void;
}

/** Renders the choice of a follow-up date: presets, any date, and a button that removes it. */
export function FollowUpChoice({ followUp, onChoose }: FollowUpChoiceProps) {
  const strings = useStrings(assignmentStrings);
  const id = useId();
  return (
    <>
      <Row $gap={2}>
        <label htmlFor={id}>{strings.followUp}</label>
        {/* An empty input is a date that is being retyped. */}
        <DayInput id={id} value={followUp ?? ''} onValue={(date) => date && onChoose(date)} />
        {followUp !== null && (
          <Button $variant="ghost" $size="small" onClick={() => onChoose(null)}>
            {strings.removeDate}
          </Button>
        )}
      </Row>
      <Row $gap={2}>
        {followUpPresets.map((preset) => {
          const date = dateOfPreset(preset);
          return (
            <Button
              key={preset}
              $variant={date === followUp ? 'primary' : 'secondary'}
              $size="small"
              aria-pressed={date === followUp}
              onClick={() => onChoose(date)}
            >
              {strings.presets[preset]}
            </Button>
          );
        })}
      </Row>
    </>
  );
}
