import type { CaptchaForm } from '@suite/contracts/captcha';

/** What a captcha widget is given. It is put in anew after every try at sending: a token is good for one. */
export interface CaptchaProps {
  /** The form that the token is bound to (R42). */
  form: CaptchaForm;
  /** Whether the visitor has turned to the form; before, nobody is asked for anything. */
  isBegun: boolean;
  /** Whether the configured provider can't be reached: our own proof of work stands in for it (R43). */
  isProviderDown: boolean;
  onProviderDown(): void;
  /** Takes a solved captcha's token, or undefined once it has expired. */
  onTokenChange(token: string | undefined): void;
}
