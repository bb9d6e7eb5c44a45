import { useState } from 'react';
import type { FormCaptcha } from './captcha.ts';
import type { SubmissionFailure } from './failure.ts';

/** Keeps the state of a form's captcha. For a form without a captcha, `isSolved` is true and `widget` is null. */
export function useCaptcha(captcha: FormCaptcha | undefined) {
  const [token, setToken] = useState<string>();
  const [attempts, setAttempts] = useState(0);
  const [hasStarted, setStarted] = useState(false);
  const [isProviderDown, setProviderDown] = useState(false);
  const isSolved = !captcha || token !== undefined;
  return {
    isSolved,
    isButtonLocked: Boolean(captcha?.locksButton) && !isSolved,
    /** Fields of the request's body for the captcha. */
    body: captcha && token !== undefined ? captcha.bodyOf(token) : {},
    /** Lets the widget send requests. Called when the visitor starts to use the form. */
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
