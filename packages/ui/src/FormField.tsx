import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FormMessage } from './FormMessage.tsx';
import { token } from './theme.ts';

interface FormFieldProps {
  label: string;
  /** Whether the label shows that the field is required. */
  isMarked: boolean;
  /** Id of the control. */
  id: string;
  message: string | undefined;
  /** Help below the control, short enough for one line. The error takes its place. */
  hint?: ReactNode;
  /** Id of the error or the hint. */
  noteId: string;
  children: ReactNode;
}

/** The frame of a form control: label above, error or hint below. */
export function FormField({ label, isMarked, id, message, hint, noteId, children }: FormFieldProps) {
  return (
    <Frame>
      <Label htmlFor={id} $isMarked={isMarked}>
        {label}
      </Label>
      {children}
      {message && <FormMessage id={noteId}>{message}</FormMessage>}
      {!message && hint !== undefined && <Hint id={noteId}>{hint}</Hint>}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 6px;
  min-width: 0;
`;

const Label = styled.label<{ $isMarked: boolean }>`
  color: ${token('color', 'ink')};
  font-size: 0.9375rem;
  font-weight: ${token('weight', 'semibold')};

  &::after {
    ${({ $isMarked }) => $isMarked && "content: ' *' / '';"}
    color: ${token('color', 'dangerText')};
  }
`;

/* A line of text is as high as a button, so that nothing moves when one replaces the other. */
const Hint = styled.div`
  min-height: 1.5rem;
  color: ${token('color', 'textMuted')};
  font-size: ${token('type', 'small')};
  line-height: 1.5rem;
  overflow-wrap: anywhere;
`;
