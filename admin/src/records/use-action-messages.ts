import { useHost } from '@suite/host/HostContext';
import { useStrings } from '../language/use-strings.ts';
import { recordStrings } from './record-strings.ts';

/** Returns functions that show the result of an action; a success can offer to undo it. */
export function useActionMessages() {
  const host = useHost();
  const strings = useStrings(recordStrings);
  return {
    fail: (description: string) => host.toast({ title: strings.error, description, variant: 'destructive' }),
    succeed: (description: string, undo?: () => void) =>
      host.toast({
        title: strings.success,
        description,
        ...(undo && { action: { label: strings.undo, onClick: undo } }),
      }),
  };
}
