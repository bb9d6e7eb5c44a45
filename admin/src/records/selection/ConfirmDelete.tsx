import { Button } from '@suite/ui/Button';
import { Dialog } from '@suite/ui/Dialog';
import { Row } from '@suite/ui/Stack';
import { useRecordStrings } from '../use-record-strings.ts';

interface ConfirmDeleteProps {
  open: boolean;
  onOpenChange(isOpen: boolean): void;
  count: number;
  onConfirm(): void;
}

/** Asks for confirmation before all matching records are deleted. */
export function ConfirmDelete({ open, onOpenChange, count, onConfirm }: ConfirmDeleteProps) {
  const strings = useRecordStrings();
  const handleConfirm = () => {
    onOpenChange(false);
    onConfirm();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={strings.selection.confirmTitle(count)}
      description={strings.selection.confirmHint}
      closeLabel={strings.close}
    >
      <Row>
        <Button $variant="danger" onClick={handleConfirm}>
          {strings.selection.actions.delete}
        </Button>
        <Button $variant="secondary" onClick={() => onOpenChange(false)}>
          {strings.selection.cancel}
        </Button>
      </Row>
    </Dialog>
  );
}
