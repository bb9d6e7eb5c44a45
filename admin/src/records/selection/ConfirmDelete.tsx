import { useStrings } from '../../language/use-strings.ts';
import { DialogActions } from '../../screen/DialogActions.tsx';
import { PanelDialog } from '../../screen/PanelDialog.tsx';
import { selectionStrings } from './selection-strings.ts';

interface ConfirmDeleteProps {
  count: number;
  onConfirm(): void;
  onClose(): void;
}

/** Asks for confirmation before all matching records are deleted. */
export function ConfirmDelete({ count, onConfirm, onClose }: ConfirmDeleteProps) {
  const strings = useStrings(selectionStrings);
  const handleConfirm = () => {
    onClose();
    onConfirm();
  };
  return (
    <PanelDialog onClose={onClose} title={strings.confirmTitle(count)} description={strings.confirmHint}>
      <DialogActions
        action={strings.actions.delete}
        isDangerous
        onAction={handleConfirm}
        onCancel={onClose}
      />
    </PanelDialog>
  );
}
