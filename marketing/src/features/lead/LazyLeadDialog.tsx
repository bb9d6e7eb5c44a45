import { useHost } from '@suite/host/HostContext';
import { useEffect, useState } from 'react';
import type { LeadDialog } from './LeadDialog.tsx';
import { englishLeadWords, type LeadWords } from './lead-words.ts';

interface LazyLeadDialogProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  words?: LeadWords;
}

/** The lead dialog; its code is loaded when it first opens and it is never part of the page as served. */
export function LazyLeadDialog({ isOpen, onOpenChange, words = englishLeadWords }: LazyLeadDialogProps) {
  const host = useHost();
  const [Loaded, setLoaded] = useState<typeof LeadDialog>();

  useEffect(() => {
    if (!isOpen || Loaded) return;
    import(/* webpackChunkName: "lead-dialog" */ './LeadDialog.tsx').then(
      (module) => setLoaded(() => module.LeadDialog),
      () => {
        onOpenChange(false);
        host.toast({ ...words.notLoaded, variant: 'destructive' });
      },
    );
  }, [isOpen]);

  return Loaded ? <Loaded isOpen={isOpen} onOpenChange={onOpenChange} words={words} /> : null;
}
