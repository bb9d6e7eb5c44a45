import { Dialog } from '@suite/ui/Dialog';
import { LeadForm } from './LeadForm.tsx';
import { rememberLeadSent } from './lead-sent.ts';
import type { LeadStrings } from './lead-strings.ts';

interface LeadDialogProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  strings: LeadStrings;
}

/** Renders the lead dialog of the landing pages. Typed text survives an accidental close. */
export function LeadDialog({ isOpen, onOpenChange, strings }: LeadDialogProps) {
  const handleSent = () => {
    rememberLeadSent();
    onOpenChange(false);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={strings.title}
      description={strings.description}
      closeLabel={strings.close}
    >
      <LeadForm strings={strings} onSent={handleSent} />
    </Dialog>
  );
}
