import type { Store } from '@reduxjs/toolkit';
import { useHost } from '@suite/host/HostContext';
import { useEffect, useState } from 'react';
import type { LeadDialog } from './LeadDialog.tsx';
import { englishLeadWords, type LeadWords } from './lead-words.ts';

interface LazyLeadDialogProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  words?: LeadWords;
}

interface Loaded {
  Dialog: typeof LeadDialog;
  store: Store;
}

/** The lead dialog; its code is loaded when it first opens and it is never part of the page as served. */
export function LazyLeadDialog({ isOpen, onOpenChange, words = englishLeadWords }: LazyLeadDialogProps) {
  const host = useHost();
  const [loaded, setLoaded] = useState<Loaded>();

  useEffect(() => {
    if (!isOpen || loaded) return;
    // Both before it opens: its first field takes the focus, and nothing jumps.
    Promise.all([import(/* webpackChunkName: "lead-dialog" */ './LeadDialog.tsx'), host.loadStore()]).then(
      ([module, { store }]) => setLoaded({ Dialog: module.LeadDialog, store }),
      () => {
        onOpenChange(false);
        host.toast({ ...words.notLoaded, variant: 'destructive' });
      },
    );
  }, [isOpen]);

  if (!loaded) return null;
  return <loaded.Dialog store={loaded.store} isOpen={isOpen} onOpenChange={onOpenChange} words={words} />;
}
