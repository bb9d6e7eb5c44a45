/** What a captcha widget is given. It is put in anew after every try at sending: a token is good for one. */
export interface CaptchaProps {
  /** The form that the token is bound to (R42). */
  form: 'contact' | 'partner';
  /** Takes a solved captcha's token, or undefined once it has expired. */
  onTokenChange(token: string | undefined): void;
}
