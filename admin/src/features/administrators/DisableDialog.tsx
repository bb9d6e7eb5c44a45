import { Button } from '@suite/ui/Button';
import { Dialog } from '@suite/ui/Dialog';
import { useWords } from '../../language/use-words.ts';
import { FormActions } from '../../screen/FormActions.tsx';
import { administratorsWords } from './administrators-words.ts';

interface DisableDialogProps {
  username: string;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before an account is disabled, since its sessions end at once. */
export function DisableDialog({ username, onConfirm, onClose }: DisableDialogProps) {
  const words = useWords(administratorsWords);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.disableTitle(username)}
      description={words.disableHint}
      closeLabel={words.close}
    >
      <FormActions>
        <Button $variant="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button $variant="danger" onClick={onConfirm}>
          {words.disable}
        </Button>
      </FormActions>
    </Dialog>
  );
}
