import type { Store } from '@reduxjs/toolkit';
import { Dialog } from '@suite/ui/Dialog';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { LeadForm } from './LeadForm.tsx';
import { emptyLead } from './lead-draft.ts';
import { rememberLeadSent } from './lead-sent.ts';
import type { LeadWords } from './lead-words.ts';

interface LeadDialogProps {
  store: Store;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  words: LeadWords;
}

/** The lead dialog of the landing pages. What was typed outlives an accidental close. */
export function LeadDialog({ store, isOpen, onOpenChange, words }: LeadDialogProps) {
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
      <Provider store={store}>
        <LeadForm words={words} draft={draft} onDraftChange={setDraft} onSent={handleSent} />
      </Provider>
    </Dialog>
  );
}
