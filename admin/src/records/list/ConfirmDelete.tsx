import { Button } from '@suite/ui/Button';
import { Dialog } from '@suite/ui/Dialog';
import { Row } from '@suite/ui/Stack';
import { useRecordWords } from '../use-record-words.ts';

interface ConfirmDeleteProps {
  open: boolean;
  onOpenChange(isOpen: boolean): void;
  count: number;
  onConfirm(): void;
}

/** Asks for confirmation before all matching records are deleted. */
export function ConfirmDelete({ open, onOpenChange, count, onConfirm }: ConfirmDeleteProps) {
  const words = useRecordWords();
  const handleConfirm = () => {
    onOpenChange(false);
    onConfirm();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.selection.confirmTitle(count)}
      description={words.selection.confirmHint}
      closeLabel={words.close}
    >
      <Row>
        <Button $variant="danger" onClick={handleConfirm}>
          {words.selection.acts.delete}
        </Button>
        <Button $variant="secondary" onClick={() => onOpenChange(false)}>
          {words.selection.cancel}
        </Button>
      </Row>
    </Dialog>
  );
}
