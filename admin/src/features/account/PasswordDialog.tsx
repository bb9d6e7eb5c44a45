import { Button } from '@suite/ui/Button';
import { Dialog } from '@suite/ui/Dialog';
import { useWords } from '../../language/use-words.ts';
import { accountWords } from './account-words.ts';
import { PasswordStep } from './PasswordStep.tsx';

interface PasswordDialogProps {
  title: string;
  hint: string;
  action: string;
  isDangerous?: boolean;
  /** Does it; rejects where it was refused. */
  onConfirm(password: string): Promise<void>;
  onClose(): void;
}

/** Asks for the password before something is done. */
export function PasswordDialog({
  title,
  hint,
  action,
  isDangerous,
  onConfirm,
  onClose,
}: PasswordDialogProps) {
  const words = useWords(accountWords);
  return (
    <Dialog open onOpenChange={onClose} title={title} description={hint} closeLabel={words.close}>
      <PasswordStep action={action} isDangerous={isDangerous} onConfirm={onConfirm}>
        <Button $variant="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
      </PasswordStep>
    </Dialog>
  );
}
