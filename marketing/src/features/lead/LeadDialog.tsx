import { StoreProvider } from '@suite/host/StoreProvider';
import { Dialog } from '@suite/ui/Dialog';
import { Suspense, useState } from 'react';
import { LeadForm } from './LeadForm.tsx';
import { LeadFormLoading } from './LeadFormLoading.tsx';
import { emptyLead } from './lead-draft.ts';
import { rememberLeadSent } from './lead-sent.ts';
import type { LeadWords } from './lead-words.ts';

interface LeadDialogProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  words: LeadWords;
}

/** The lead dialog of the landing pages. What was typed outlives an accidental close. */
export function LeadDialog({ isOpen, onOpenChange, words }: LeadDialogProps) {
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
      title={words.title}
      description={words.description}
      closeLabel={words.close}
    >
      <Suspense fallback={<LeadFormLoading words={words} />}>
        <StoreProvider>
          <LeadForm words={words} draft={draft} onDraftChange={setDraft} onSent={handleSent} />
        </StoreProvider>
      </Suspense>
    </Dialog>
  );
}
