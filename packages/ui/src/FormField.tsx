import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FormMessage } from './FormMessage.tsx';
import { token } from './theme.ts';

interface FormFieldProps {
  label: string;
  /** Id of the control. */
  id: string;
  message: string | undefined;
  messageId: string;
  children: ReactNode;
}

/** The frame of a form control: label above, error below. */
export function FormField({ label, id, message, messageId, children }: FormFieldProps) {
  return (
    <Frame>
      <Label htmlFor={id}>{label}</Label>
      {children}
      {message && <FormMessage id={messageId}>{message}</FormMessage>}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  align-content: start;
  gap: 6px;
  min-width: 0;
`;

const Label = styled.label`
  color: ${token('color', 'ink')};
  font-size: 0.9375rem;
  font-weight: ${token('weight', 'semibold')};
`;
