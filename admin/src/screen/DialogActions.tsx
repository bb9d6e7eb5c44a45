import { Button } from '@suite/ui/Button';
import { token } from '@suite/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useStrings } from '../language/use-strings.ts';
import { dialogStrings } from './dialog-strings.ts';

interface DialogActionsProps {
  action: string;
  isDangerous?: boolean | undefined;
  isDisabled?: boolean;
  /** Performs the action; without it, the button submits the form. */
  onAction?(): void;
  onCancel(): void;
  /** Further buttons before that of the action. */
  children?: ReactNode;
}

/** Renders the buttons at the end of a dialog: one that closes it, and one that performs its action. */
export function DialogActions(props: DialogActionsProps) {
  const { cancel } = useStrings(dialogStrings);
  return (
    <FormActions>
      <Button $variant="secondary" onClick={props.onCancel}>
        {cancel}
      </Button>
      {props.children}
      <Button
        type={props.onAction ? 'button' : 'submit'}
        $variant={props.isDangerous ? 'danger' : 'primary'}
        disabled={props.isDisabled}
        onClick={props.onAction}
      >
        {props.action}
      </Button>
    </FormActions>
  );
}

/** The buttons at the end of a dialog or form. */
export const FormActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token('space', 2)} ${token('space', 3)};
  margin-top: ${token('space', 2)};
`;
