import { media, token } from '@suite/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface ChoiceGroupProps<Value extends string | number> {
  label: string;
  choices: readonly { value: Value; title: string; count?: ReactNode }[];
  /** The current choice, or '' for none. */
  current: Value | '';
  onChoose(value: Value): void;
}

/** Renders a row of buttons of which at most one is pressed. */
export function ChoiceGroup<Value extends string | number>(props: ChoiceGroupProps<Value>) {
  return (
    <Group role="group" aria-label={props.label}>
      {props.choices.map(({ value, title, count }) => (
        <Choice
          key={value}
          type="button"
          aria-pressed={value === props.current}
          onClick={() => props.onChoose(value)}
        >
          {title}
          {count}
        </Choice>
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: inline-flex;
  flex: none;
  padding: 2px;
  border: 1px solid ${token('color', 'hairline')};
  border-radius: ${token('radius', 'small')};
  background: ${token('color', 'sunken')};
`;

const Choice = styled.button`
  min-height: 1.875rem;
  padding: 0 ${token('space', 3)};
  border: 0;
  border-radius: 10px;
  background: none;
  color: ${token('color', 'textMuted')};
  font-size: ${token('type', 'small')};
  font-weight: ${token('weight', 'semibold')};
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    color: ${token('color', 'ink')};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-pressed='true'] {
    background: ${token('color', 'surface')};
    box-shadow: ${token('shadow', 'raised')};
    color: ${token('color', 'ink')};
  }

  @media (width < 40rem) {
    padding-inline: ${token('space', 2)};
  }

  ${media.touch} {
    min-height: 2.5rem;
  }
`;
