import { useState } from 'react';
import type { FormCaptcha } from './captcha.ts';
import type { SubmissionFailure } from './failure.ts';

/** Keeps the state of a form's captcha. Without a captcha, it counts as solved and its widget is null. */
export function useCaptcha(captcha: FormCaptcha | undefined) {
  const [token, setToken] = useState<string>();
  const [attempts, setAttempts] = useState(0);
  const [hasStarted, setStarted] = useState(false);
  const [isProviderDown, setProviderDown] = useState(false);
  const isSolved = !captcha || token !== undefined;
  return {
    isSolved,
    isButtonLocked: Boolean(captcha?.locksButton) && !isSolved,
    /** What the request's body contains for the captcha. */
    body: captcha && token !== undefined ? captcha.bodyOf(token) : {},
    /** Lets the widget send requests, because the visitor has turned to the form. */
    begin: () => setStarted(true),
    /** Requires a new token after an attempt to send. */
    renew(failure: SubmissionFailure | undefined) {
      if (failure?.kind === 'verifierDown') setProviderDown(true);
      setToken(undefined);
      setAttempts((count) => count + 1);
    },
    widget: captcha ? (
      <captcha.Widget
        key={attempts}
        form={captcha.form}
        hasStarted={hasStarted}
        isProviderDown={isProviderDown}
        onProviderDown={() => setProviderDown(true)}
        onTokenChange={setToken}
      />
    ) : null,
  };
}
