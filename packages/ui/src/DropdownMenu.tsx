import * as Primitive from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import { type ReactElement, type ReactNode, useId, useRef } from 'react';
import styled, { css } from 'styled-components';
import { floatingEntry, floatingPanel } from './floating-panel.ts';
import { leaveMovedFocus } from './leave-moved-focus.ts';
import { token } from './theme.ts';

interface DropdownMenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** DropdownMenuItem, DropdownMenuChoice, DropdownMenuRadios, DropdownMenuLabel, DropdownMenuSeparator. */
  children: ReactNode;
  align?: 'start' | 'end';
}

export function DropdownMenu({ trigger, children, align = 'end' }: DropdownMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const handlePointerDownOutside = (event: Event) => {
    // The button opens and closes the menu. Taken for a press outside, it would also close one that is still fading out.
    if (button.current?.contains(event.target as Node)) event.preventDefault();
  };
  return (
    // Not modal: a modal menu locks scrolling with an inline style element, which the CSP blocks.
    <Primitive.Root modal={false}>
      <Primitive.Trigger ref={button} asChild>
        {trigger}
      </Primitive.Trigger>
      <Primitive.Portal>
        <Panel
          align={align}
          sideOffset={6}
          collisionPadding={16}
          onPointerDownOutside={handlePointerDownOutside}
          onCloseAutoFocus={leaveMovedFocus}
        >
          {children}
        </Panel>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

interface DropdownMenuChoiceProps {
  checked: boolean;
  onCheckedChange(isChecked: boolean): void;
  children: ReactNode;
}

/** A menu entry with a checkbox; selecting it keeps the menu open. */
export function DropdownMenuChoice({ checked, onCheckedChange, children }: DropdownMenuChoiceProps) {
  return (
    <ChoiceEntry
      checked={checked}
      onCheckedChange={onCheckedChange}
      onSelect={(event) => event.preventDefault()}
    >
      <Mark>
        <Primitive.ItemIndicator>
          <Check aria-hidden size={16} strokeWidth={2} />
        </Primitive.ItemIndicator>
      </Mark>
      {children}
    </ChoiceEntry>
  );
}

interface DropdownMenuRadiosProps<Value extends string> {
  label: string;
  /** The chosen value, which may be none of the choices. */
  value: string;
  choices: Readonly<Record<Value, string>>;
  onChoose(value: Value): void;
}

/** Renders menu entries of which one is chosen, below their label; selecting one closes the menu. */
export function DropdownMenuRadios<Value extends string>(props: DropdownMenuRadiosProps<Value>) {
  const id = useId();
  return (
    <Primitive.RadioGroup
      aria-labelledby={id}
      value={props.value}
      onValueChange={(value) => props.onChoose(value as Value)}
    >
      <DropdownMenuLabel id={id}>{props.label}</DropdownMenuLabel>
      {Object.entries<string>(props.choices).map(([value, text]) => (
        <RadioEntry key={value} value={value}>
          <Mark>
            <Primitive.ItemIndicator>
              <Check aria-hidden size={16} strokeWidth={2} />
            </Primitive.ItemIndicator>
          </Mark>
          {text}
        </RadioEntry>
      ))}
    </Primitive.RadioGroup>
  );
}

const Panel = styled(Primitive.Content)`
  min-width: 12rem;
  max-width: min(24rem, var(--radix-dropdown-menu-content-available-width));
  max-height: var(--radix-dropdown-menu-content-available-height);
  padding: ${token('space', 1)};
  overflow-y: auto;
  ${floatingPanel}
`;

const entry = css`
  ${floatingEntry}

  &[data-highlighted] {
    background: ${token('color', 'sunken')};
    color: ${token('color', 'ink')};
  }
`;

export const DropdownMenuItem = styled(Primitive.Item)<{ $isDanger?: boolean }>`
  ${entry}
  ${({ $isDanger }) =>
    $isDanger &&
    css`
      &,
      &[data-highlighted] {
        color: ${token('color', 'dangerText')};
      }
    `}
`;

const ChoiceEntry = styled(Primitive.CheckboxItem)`
  ${entry}
`;

const RadioEntry = styled(Primitive.RadioItem)`
  ${entry}
`;

export const DropdownMenuLabel = styled(Primitive.Label)`
  padding: ${token('space', 1)} ${token('space', 3)};
  color: ${token('color', 'textMuted')};
  font-size: 0.8125rem;
`;

const Mark = styled.span`
  width: 16px;
`;

export const DropdownMenuSeparator = styled(Primitive.Separator)`
  height: 1px;
  margin: ${token('space', 1)} 0;
  background: ${token('color', 'hairline')};
`;
