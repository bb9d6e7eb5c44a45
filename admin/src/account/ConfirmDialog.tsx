import { Dialog } from '@suite/ui/Dialog';
import { useStrings } from '../language/use-strings.ts';
import { ConfirmForm, type ConfirmFormProps } from './ConfirmForm.tsx';
import { confirmStrings } from './confirm-strings.ts';

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
  const strings = useStrings(confirmStrings);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={hint}
      closeLabel={strings.close}
      {...(maxWidth && { maxWidth })}
    >
      <ConfirmForm {...form} onCancel={onClose} />
    </Dialog>
  );
}
