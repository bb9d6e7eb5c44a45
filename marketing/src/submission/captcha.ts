import type { CaptchaForm } from '@suite/contracts/captcha';
import type { ComponentType } from 'react';

/** Props of a captcha widget. It is remounted after every attempt to send, because a token is valid only once. */
export interface CaptchaProps {
  /** The form the token is bound to; the API rejects a token issued for another form. */
  form: CaptchaForm;
  /** Whether the visitor has started to use the form. The widget sends no request before that. */
  hasStarted: boolean;
  /** Whether the configured provider can't be reached, so that our own proof of work replaces it. */
  isProviderDown: boolean;
  onProviderDown(): void;
  /** Receives a solved captcha's token, or undefined once it has expired. */
  onTokenChange(token: string | undefined): void;
}

/** How a form uses a captcha. */
export interface FormCaptcha {
  form: CaptchaForm;
  Widget: ComponentType<CaptchaProps>;
  /** Whether the button stays disabled until the captcha is solved; otherwise pressing it shows a notice. */
  locksButton?: boolean;
  /** Returns the fields of the request's body for a token. */
  bodyOf(token: string): Record<string, string>;
}
