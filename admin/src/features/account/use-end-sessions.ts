import { useHost } from '@suite/host/HostContext';
import { describeFailure, failureStrings, isSessionEnd } from '../../language/failure-strings.ts';
import { useStrings } from '../../language/use-strings.ts';
import { useEndOtherSessionsMutation, useEndSessionMutation } from './account-api.ts';
import { accountStrings } from './account-strings.ts';

/** Returns functions that end sessions of the account; each shows a message with its result. */
export function useEndSessions() {
  const strings = useStrings(accountStrings);
  const failures = useStrings(failureStrings);
  const host = useHost();
  const [endSession, ending] = useEndSessionMutation();
  const [endOtherSessions, endingOthers] = useEndOtherSessionsMutation();

  const report = async (request: Promise<unknown>, done: string) => {
    try {
      await request;
      host.toast({ title: strings.sessionsTitle, description: done });
    } catch (failure) {
      if (isSessionEnd(failure)) return;
      host.toast({
        title: strings.error,
        description: describeFailure(failure, failures),
        variant: 'destructive',
      });
    }
  };
  return {
    isEnding: ending.isLoading || endingOthers.isLoading,
    end: (id: string) => report(endSession(id).unwrap(), strings.sessionEnded),
    endOthers: () => report(endOtherSessions().unwrap(), strings.othersEnded),
  };
}
