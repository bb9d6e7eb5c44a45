import { type Form, forms } from './forms/forms.ts';

/** A form that requires a captcha. A token is valid only for the form that requested it. */
export type CaptchaForm = Extract<Form, { needsCaptcha: true }>['id'];

export const captchaForms: readonly CaptchaForm[] = forms.flatMap((form) =>
  form.needsCaptcha ? [form.id] : [],
);

/** The captcha providers; ALTCHA, the default, is checked by this site. */
export const captchaProviders = ['altcha', 'recaptcha', 'turnstile', 'hcaptcha'] as const;
export type CaptchaProvider = (typeof captchaProviders)[number];

/** The response of `GET /api/captcha`: the widget that the forms show. */
export interface CaptchaAnswer {
  provider: CaptchaProvider;
  /** The provider's key for this site; ALTCHA has none. */
  siteKey?: string;
}
