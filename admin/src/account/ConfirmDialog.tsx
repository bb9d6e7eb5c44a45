import { Dialog } from '@suite/ui/Dialog';
import { useWords } from '../language/use-words.ts';
import { ConfirmForm, type ConfirmFormProps } from './ConfirmForm.tsx';
import { confirmWords } from './confirm-words.ts';

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
  const words = useWords(confirmWords);
  return (
    <Dialog open onOpenChange={onClose} title={title} description={hint} closeLabel={words.close}>
      <ConfirmForm {...form} onCancel={onClose} />
    </Dialog>
  );
}
