/** The forms that require a captcha. A token is valid only for the form that requested it. */
export const captchaForms = ['contact', 'partner'] as const;

export type CaptchaForm = (typeof captchaForms)[number];

/** The response of `GET /api/captcha`: the widget that the forms show. */
export interface CaptchaAnswer {
  provider: 'altcha' | 'recaptcha' | 'turnstile' | 'hcaptcha';
  /** The provider's key for this site; ALTCHA has none. */
  siteKey?: string;
}
