import { media, token } from '@suite/ui/theme';
import { VisuallyHidden } from '@suite/ui/VisuallyHidden';
import { useId } from 'react';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { type Period, periods } from './overview-api.ts';
import { overviewStrings } from './overview-strings.ts';

interface PeriodChoiceProps {
  value: Period;
  onChange(period: Period): void;
}

/** Renders the choice of the overview's period. */
export function PeriodChoice({ value, onChange }: PeriodChoiceProps) {
  const strings = useStrings(overviewStrings);
  const name = useId();
  return (
    <Group>
      <VisuallyHidden as="legend">{strings.period}</VisuallyHidden>
      {periods.map((period) => (
        <label key={period}>
          <input type="radio" name={name} checked={period === value} onChange={() => onChange(period)} />
          {strings.days(period)}
        </label>
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  position: relative;
  display: inline-flex;
  flex: none;
  margin: 0;
  padding: 2px;
  border: 1px solid ${token('color', 'hairline')};
  border-radius: 8px;
  font-size: 0.8125rem;

  label {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-height: 1.625rem;
    padding: 0 ${token('space', 2)};
    border-radius: 6px;
    color: ${token('color', 'textMuted')};
    white-space: nowrap;
    cursor: pointer;

    ${media.touch} {
      min-height: ${token('size', 'target')};
    }
  }

  label:hover {
    color: ${token('color', 'ink')};
  }

  label:has(:checked) {
    background: ${token('color', 'sapphireSoft')};
    color: ${token('color', 'sapphireText')};
    font-weight: ${token('weight', 'semibold')};
  }

  label:has(:focus-visible) {
    outline: 2px solid ${token('color', 'focus')};
    outline-offset: 1px;
  }

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
`;
