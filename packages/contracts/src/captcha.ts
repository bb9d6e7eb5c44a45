/** The forms that ask for a captcha; a token is good for the one it was made for (R42). */
export const captchaForms = ['contact', 'partner'] as const;

export type CaptchaForm = (typeof captchaForms)[number];

/** The answer of `GET /api/captcha`: which widget a form shows. */
export interface CaptchaAnswer {
  provider: 'altcha' | 'recaptcha' | 'turnstile' | 'hcaptcha';
  /** What the provider knows this site by; ALTCHA needs none. */
  siteKey?: string;
}
