import { useHost } from '@suite/host/HostContext';
import { useEffect, useState } from 'react';
import { loadPart } from '../../submission/load-part.ts';
import type { LeadDialog } from './LeadDialog.tsx';
import { englishLeadWords, type LeadWords } from './lead-words.ts';

interface LazyLeadDialogProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  words?: LeadWords;
}

const loadDialog = () =>
  import(/* webpackChunkName: "lead-dialog" */ './LeadDialog.tsx').then((module) => module.LeadDialog);

/** Renders the lead dialog. Its code loads when it first opens, so the served page never contains it. */
export function LazyLeadDialog({ isOpen, onOpenChange, words = englishLeadWords }: LazyLeadDialogProps) {
  const host = useHost();
  const [Dialog, setDialog] = useState<typeof LeadDialog>();

  useEffect(() => {
    if (!isOpen || Dialog) return;
    loadPart('lead-dialog', loadDialog).then(
      (loaded) => setDialog(() => loaded),
      () => {
        onOpenChange(false);
        host.toast({ ...words.notLoaded, variant: 'destructive' });
      },
    );
  }, [isOpen]);

  return Dialog ? <Dialog isOpen={isOpen} onOpenChange={onOpenChange} words={words} /> : null;
}
