import { useHost } from '@suite/host/HostContext';
import { useStrings } from '../language/use-strings.ts';
import { dialogStrings } from './dialog-strings.ts';

/** Returns functions that show the result of an action; a success can offer to undo it. */
export function useNotices() {
  const host = useHost();
  const strings = useStrings(dialogStrings);
  return {
    fail: (description: string, title: string = strings.error) =>
      host.toast({ title, description, variant: 'destructive' }),
    succeed: (description: string, undo?: () => void) =>
      host.toast({
        title: strings.success,
        description,
        ...(undo && { action: { label: strings.undo, onClick: undo } }),
      }),
  };
}
