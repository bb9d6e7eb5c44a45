import { Button } from '@suite/ui/Button';
import { Row } from '@suite/ui/Stack';
import { useId } from 'react';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { DebouncedInput } from '../../list/DebouncedInput.tsx';
import { compactControl } from '../../screen/compact-control.ts';
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
  // A year that is being typed reads as 0002, 0020, 0202; an empty input is a date that is being retyped.
  const handleDate = (date: string) => {
    if (date >= '2000') onChoose(date);
  };
  return (
    <Row $gap={2}>
      <label htmlFor={id}>{strings.followUp}</label>
      <Day id={id} type="date" value={followUp ?? ''} onValue={handleDate} />
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
      {followUp !== null && (
        <Button $variant="ghost" $size="small" onClick={() => onChoose(null)}>
          {strings.removeDate}
        </Button>
      )}
    </Row>
  );
}

const Day = styled(DebouncedInput)`
  ${compactControl}
`;
