import { useHost } from '@suite/host/HostContext';
import { describeFailure, failureStrings, isSessionEnd } from '../language/failure-strings.ts';
import { useStrings } from '../language/use-strings.ts';
import { isGone } from './record-actions-api.ts';
import { recordStrings } from './record-strings.ts';

/** Returns functions that show the result of an action; a success can offer to undo it. */
export function useActionMessages() {
  const host = useHost();
  const strings = useStrings(recordStrings);
  const failures = useStrings(failureStrings);
  const fail = (description: string) =>
    host.toast({ title: strings.error, description, variant: 'destructive' });
  return {
    fail,
    /** Shows why an action failed, except at the end of the session, of which the dialog tells. */
    explain: (error: unknown) =>
      isSessionEnd(error) || fail(isGone(error) ? strings.actions.gone : describeFailure(error, failures)),
    succeed: (description: string, undo?: () => void) =>
      host.toast({
        title: strings.success,
        description,
        ...(undo && { action: { label: strings.undo, onClick: undo } }),
      }),
  };
}
