import { PanelDialog } from '../screen/PanelDialog.tsx';
import { ConfirmForm, type ConfirmFormProps } from './ConfirmForm.tsx';

interface ConfirmDialogProps<Values extends object> extends Omit<ConfirmFormProps<Values>, 'onCancel'> {
  title: string;
  hint: string;
  /** CSS length. */
  maxWidth?: string;
  onClose(): void;
}

/** Renders a dialog that confirms a change of an account with the current password and, if needed, a code. */
export function ConfirmDialog<Values extends object>({
  title,
  hint,
  maxWidth,
  onClose,
  ...form
}: ConfirmDialogProps<Values>) {
  return (
    <PanelDialog onClose={onClose} title={title} description={hint} {...(maxWidth && { maxWidth })}>
      <ConfirmForm {...form} onCancel={onClose} />
    </PanelDialog>
  );
}
