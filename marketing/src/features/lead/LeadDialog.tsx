import { Dialog } from '@suite/ui/Dialog';
import { LeadForm } from './LeadForm.tsx';
import { rememberLeadSent } from './lead-sent.ts';
import type { LeadWords } from './lead-words.ts';

interface LeadDialogProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  words: LeadWords;
}

/** Renders the lead dialog of the landing pages. Typed text survives an accidental close. */
export function LeadDialog({ isOpen, onOpenChange, words }: LeadDialogProps) {
  const handleSent = () => {
    rememberLeadSent();
    onOpenChange(false);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={words.title}
      description={words.description}
      closeLabel={words.close}
    >
      <LeadForm words={words} onSent={handleSent} />
    </Dialog>
  );
}
