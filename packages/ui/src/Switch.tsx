import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { token } from './theme.ts';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode;
}

/** An on/off setting that takes effect at once. */
export function Switch({ label, ...props }: SwitchProps) {
  return (
    <Label>
      <Track {...props} type="checkbox" role="switch" />
      <span>{label}</span>
    </Label>
  );
}

const Label = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${token('space', 3)};
  min-height: ${token('size', 'target')};
  cursor: pointer;

  &:has(:disabled) {
    color: ${token('color', 'textMuted')};
    cursor: not-allowed;
  }
`;

const Track = styled.input`
  flex: none;
  width: 2.75rem;
  height: 1.625rem;
  margin: 0;
  padding: 3px;
  border: 0;
  border-radius: ${token('radius', 'round')};
  background: ${token('color', 'control')};
  cursor: inherit;
  appearance: none;
  transition: background ${token('motion', 'fast')} ${token('motion', 'ease')};

  &::before {
    display: block;
    width: 1.25rem;
    height: 1.25rem;
    border-radius: inherit;
    background: ${token('color', 'onAction')};
    box-shadow: ${token('shadow', 'raised')};
    content: '';
    transition: transform ${token('motion', 'fast')} ${token('motion', 'ease')};
  }

  &:checked {
    background: ${token('color', 'sapphire')};
  }

  &:checked::before {
    transform: translateX(1.125rem);
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
