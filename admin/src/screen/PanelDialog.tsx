import { Dialog } from '@suite/ui/Dialog';
import type { ComponentProps } from 'react';
import { useStrings } from '../language/use-strings.ts';
import { dialogStrings } from './dialog-strings.ts';

interface PanelDialogProps
  extends Omit<ComponentProps<typeof Dialog>, 'open' | 'onOpenChange' | 'closeLabel'> {
  isOpen?: boolean;
  onClose(): void;
}

/** Renders a dialog in the interface language. */
export function PanelDialog({ isOpen = true, onClose, ...dialog }: PanelDialogProps) {
  const { close } = useStrings(dialogStrings);
  return <Dialog {...dialog} open={isOpen} onOpenChange={onClose} closeLabel={close} />;
}
