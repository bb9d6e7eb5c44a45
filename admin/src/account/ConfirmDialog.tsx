import { Dialog } from '@suite/ui/Dialog';
import { useStrings } from '../language/use-strings.ts';
import { ConfirmForm, type ConfirmFormProps } from './ConfirmForm.tsx';
import { confirmStrings } from './confirm-strings.ts';

interface ConfirmDialogProps<Values extends object> extends Omit<ConfirmFormProps<Values>, 'onCancel'> {
  title: string;
  hint: string;
  onClose(): void;
}

/** Asks for the current password, and for a code if the second factor is on, before an account is changed. */
export function ConfirmDialog<Values extends object>({
  title,
  hint,
  onClose,
  ...form
}: ConfirmDialogProps<Values>) {
  const strings = useStrings(confirmStrings);
  return (
    <Dialog open onOpenChange={onClose} title={title} description={hint} closeLabel={strings.close}>
      <ConfirmForm {...form} onCancel={onClose} />
    </Dialog>
  );
}
