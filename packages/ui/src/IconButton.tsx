import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { media, token } from './theme.ts';

interface IconButtonProps extends ComponentProps<'button'> {
  /** Accessible name and tooltip. */
  label: string;
  children: ReactNode;
}

export function IconButton({ label, type = 'button', ...props }: IconButtonProps) {
  return <SquareButton {...props} type={type} aria-label={label} title={props.title ?? label} />;
}

const SquareButton = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 2.25rem;
  height: 2.25rem;
  padding: 0;
  border: 1px solid transparent;
  border-radius: 10px;
  background: transparent;
  color: ${token('color', 'textMuted')};
  cursor: pointer;
  transition:
    background ${token('motion', 'fast')} ${token('motion', 'ease')},
    color ${token('motion', 'fast')} ${token('motion', 'ease')};

  &:hover:not(:disabled) {
    background: ${token('color', 'sunken')};
    color: ${token('color', 'ink')};
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }

  ${media.touch} {
    width: ${token('size', 'target')};
    height: ${token('size', 'target')};
  }
`;
