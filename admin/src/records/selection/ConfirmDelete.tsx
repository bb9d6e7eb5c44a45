import { Button } from '@suite/ui/Button';
import { Dialog } from '@suite/ui/Dialog';
import { useStrings } from '../../language/use-strings.ts';
import { FormActions } from '../../screen/FormActions.tsx';
import { recordStrings } from '../record-strings.ts';
import { selectionStrings } from './selection-strings.ts';

interface ConfirmDeleteProps {
  open: boolean;
  onOpenChange(isOpen: boolean): void;
  count: number;
  onConfirm(): void;
}

/** Asks for confirmation before all matching records are deleted. */
export function ConfirmDelete({ open, onOpenChange, count, onConfirm }: ConfirmDeleteProps) {
  const strings = useStrings(selectionStrings);
  const { close } = useStrings(recordStrings);
  const handleConfirm = () => {
    onOpenChange(false);
    onConfirm();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={strings.confirmTitle(count)}
      description={strings.confirmHint}
      closeLabel={close}
    >
      <FormActions>
        <Button $variant="secondary" onClick={() => onOpenChange(false)}>
          {strings.cancel}
        </Button>
        <Button $variant="danger" onClick={handleConfirm}>
          {strings.actions.delete}
        </Button>
      </FormActions>
    </Dialog>
  );
}
