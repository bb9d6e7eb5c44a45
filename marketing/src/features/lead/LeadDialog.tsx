import { Dialog } from '@suite/ui/Dialog';
import { LeadForm } from './LeadForm.tsx';
import { rememberLeadSent } from './lead-sent.ts';
import { leadStrings } from './lead-strings.ts';

interface LeadDialogProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  language: keyof typeof leadStrings;
}

/** Renders the lead dialog of the landing pages. Typed text survives an accidental close. */
export function LeadDialog({ isOpen, onOpenChange, language }: LeadDialogProps) {
  const strings = leadStrings[language];
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
      <LeadForm language={language} onSent={handleSent} />
    </Dialog>
  );
}
