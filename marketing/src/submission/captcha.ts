import type { CaptchaForm } from '@suite/contracts/captcha';

/** Props of a captcha widget. It is remounted after every attempt to send, because a token is valid only once. */
export interface CaptchaProps {
  /** The form the token is bound to; a token issued for another form is refused. */
  form: CaptchaForm;
  /** Whether the visitor has turned to the form. Nothing is requested before that. */
  isBegun: boolean;
  /** Whether the configured provider can't be reached, so that our own proof of work replaces it. */
  isProviderDown: boolean;
  onProviderDown(): void;
  /** Receives a solved captcha's token, or undefined once it has expired. */
  onTokenChange(token: string | undefined): void;
}
