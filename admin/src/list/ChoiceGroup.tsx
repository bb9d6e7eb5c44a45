import { media, token } from '@suite/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { chosen } from '../screen/raised.ts';

interface ChoiceGroupProps<Value extends string | number> {
  label: string;
  choices: readonly { value: Value; title: string; count?: ReactNode }[];
  /** Whether it is a filter, of which no choice needs to be pressed; it has no frame. */
  isOptional?: boolean;
  /** The current choice, or '' for none. */
  current: Value | '';
  onChoose(value: Value): void;
}

/** Renders a row of buttons of which at most one is pressed. */
export function ChoiceGroup<Value extends string | number>(props: ChoiceGroupProps<Value>) {
  return (
    <Group role="group" aria-label={props.label} data-optional={props.isOptional}>
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

  &[data-optional] {
    border-color: transparent;
    background: none;
  }

  /* What is seen is lower than what can be pressed. */
  ${media.touch} {
    padding: 0 2px;
    border: solid transparent;
    border-width: 3px 0;
    background-clip: padding-box;
  }
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
    ${chosen}

    [data-optional] > & {
      background: ${token('color', 'sapphireSoft')};
      box-shadow: none;
      color: ${token('color', 'sapphireText')};
    }
  }

  @media (width < 40rem) {
    padding-inline: ${token('space', 2)};
  }

  ${media.touch} {
    min-height: ${token('size', 'target')};
    margin-block: -3px;
    border: solid transparent;
    border-width: 5px 0;

    /* Also of the chosen one. */
    &&& {
      background-clip: padding-box;
      box-shadow: none;
    }
  }
`;
