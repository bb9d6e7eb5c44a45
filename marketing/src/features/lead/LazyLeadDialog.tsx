import { useHost } from '@suite/host/HostContext';
import { useEffect, useState } from 'react';
import type { LeadDialog } from './LeadDialog.tsx';

interface LazyLeadDialogProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

/** The lead dialog; its code is loaded when it first opens and it is never part of the page as served. */
export function LazyLeadDialog({ isOpen, onOpenChange }: LazyLeadDialogProps) {
  const host = useHost();
  const [Loaded, setLoaded] = useState<typeof LeadDialog>();

  useEffect(() => {
    if (!isOpen || Loaded) return;
    import(/* webpackChunkName: "lead-dialog" */ './LeadDialog.tsx').then(
      (module) => setLoaded(() => module.LeadDialog),
      () => {
        onOpenChange(false);
        host.toast({
          title: 'Error',
          description: 'The form could not be loaded. Please check your connection and try again.',
          variant: 'destructive',
        });
      },
    );
  }, [isOpen]);

  return Loaded ? <Loaded isOpen={isOpen} onOpenChange={onOpenChange} /> : null;
}
