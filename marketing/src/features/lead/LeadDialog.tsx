import { StoreProvider } from '@suite/host/StoreProvider';
import { Dialog } from '@suite/ui/Dialog';
import { Suspense, useState } from 'react';
import { emptyLead, LeadForm } from './LeadForm.tsx';
import { rememberLeadSent } from './lead-sent.ts';

interface LeadDialogProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

/** The lead dialog of the landing pages. What was typed outlives an accidental close. */
export function LeadDialog({ isOpen, onOpenChange }: LeadDialogProps) {
  const [draft, setDraft] = useState(emptyLead);
  const handleSent = () => {
    setDraft(emptyLead);
    rememberLeadSent();
    onOpenChange(false);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title="Start your journey with us"
      description="Leave your name and number, and one of our specialists will call you back."
    >
      <Suspense>
        <StoreProvider>
          <LeadForm draft={draft} onDraftChange={setDraft} onSent={handleSent} />
        </StoreProvider>
      </Suspense>
    </Dialog>
  );
}
