import { describeFailure, failureStrings, isSessionEnd } from '../language/failure-strings.ts';
import { useStrings } from '../language/use-strings.ts';
import { useNotices } from '../screen/use-notices.ts';
import { isGone } from './record-actions-api.ts';
import { recordStrings } from './record-strings.ts';

/** Returns functions that show the result of an action on records. */
export function useActionNotices() {
  const notices = useNotices();
  const { actions } = useStrings(recordStrings);
  const failures = useStrings(failureStrings);
  return {
    ...notices,
    /** Shows why an action failed, except at the end of the session, which the sign-in dialog explains. */
    explain: (error: unknown) =>
      isSessionEnd(error) || notices.fail(isGone(error) ? actions.gone : describeFailure(error, failures)),
  };
}
