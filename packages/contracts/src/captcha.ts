import { type Form, forms } from './forms/forms.ts';

/** A form that requires a captcha. A token is valid only for the form that requested it. */
export type CaptchaForm = Extract<Form, { needsCaptcha: true }>['id'];

export const captchaForms: readonly CaptchaForm[] = forms.flatMap((form) =>
  form.needsCaptcha ? [form.id] : [],
);

/** The response of `GET /api/captcha`: the widget that the forms show. */
export interface CaptchaAnswer {
  provider: 'altcha' | 'recaptcha' | 'turnstile' | 'hcaptcha';
  /** The provider's key for this site; ALTCHA has none. */
  siteKey?: string;
}
