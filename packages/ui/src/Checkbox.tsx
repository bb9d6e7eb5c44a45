import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { media, token } from './theme.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  /** Hides the label visually, for table rows, where it would repeat the row. */
  isLabelHidden?: boolean;
  /** Whether some but not all of the items are selected. */
  isIndeterminate?: boolean;
}

export function Checkbox({ label, isLabelHidden, isIndeterminate = false, ...props }: CheckboxProps) {
  return (
    <Label>
      <Box
        {...props}
        type="checkbox"
        ref={(element) => {
          if (element) element.indeterminate = isIndeterminate;
        }}
      />
      {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </Label>
  );
}

const Label = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${token('space', 3)};
  min-width: 1.5rem;
  min-height: 2rem;
  cursor: pointer;

  &:has(:disabled) {
    color: ${token('color', 'textMuted')};
    cursor: not-allowed;
  }

  ${media.touch} {
    min-height: ${token('size', 'target')};
  }
`;

const Box = styled.input`
  display: grid;
  flex: none;
  place-content: center;
  width: 1.25rem;
  height: 1.25rem;
  margin: 0;
  border: 1.5px solid ${token('color', 'control')};
  border-radius: 6px;
  background: ${token('color', 'surface')};
  cursor: inherit;
  appearance: none;
  transition: background ${token('motion', 'fast')} ${token('motion', 'ease')};

  &::before {
    width: 0.75rem;
    height: 0.75rem;
    background: ${token('color', 'onAction')};
    clip-path: polygon(14% 47%, 0 62%, 40% 100%, 100% 17%, 85% 4%, 38% 70%);
    content: '';
    transform: scale(0);
    transition: transform ${token('motion', 'fast')} ${token('motion', 'ease')};
  }

  &:is(:checked, :indeterminate) {
    border-color: ${token('color', 'sapphire')};
    background: ${token('color', 'sapphire')};
  }

  &:is(:checked, :indeterminate)::before {
    transform: none;
  }

  &:indeterminate::before {
    clip-path: inset(40% 0);
  }

  &:disabled {
    opacity: 0.5;
  }

  @media (forced-colors: active) {
    appearance: auto;

    &::before {
      content: none;
    }
  }
`;
