import { useHost } from '@suite/host/HostContext';
import { useEffect, useState } from 'react';
import { loadPart } from '../../submission/load-part.ts';
import type { LeadDialog } from './LeadDialog.tsx';
import { englishLeadStrings, type LeadStrings } from './lead-strings.ts';

interface LazyLeadDialogProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  strings?: LeadStrings;
}

const loadDialog = () =>
  import(/* webpackChunkName: "lead-dialog" */ './LeadDialog.tsx').then((module) => module.LeadDialog);

/** Renders the lead dialog. Its code loads when it first opens, so the served page never contains it. */
export function LazyLeadDialog({ isOpen, onOpenChange, strings = englishLeadStrings }: LazyLeadDialogProps) {
  const host = useHost();
  const [Dialog, setDialog] = useState<typeof LeadDialog>();

  useEffect(() => {
    if (!isOpen || Dialog) return;
    loadPart('lead-dialog', loadDialog).then(
      (loaded) => setDialog(() => loaded),
      () => {
        onOpenChange(false);
        host.toast({ ...strings.notLoaded, variant: 'destructive' });
      },
    );
  }, [isOpen]);

  return Dialog ? <Dialog isOpen={isOpen} onOpenChange={onOpenChange} strings={strings} /> : null;
}
