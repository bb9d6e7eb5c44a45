import { createHash } from 'node:crypto';
import type { CaptchaForm } from '@suite/contracts/captcha';
import { captchaRefused, captchaUnavailable, type VerifyCaptcha } from '../../intake/captcha-token.ts';

const timeout = 3000;
/** Milliseconds for which used tokens are remembered; longer than any provider's tokens are valid. */
const lifetime = 10 * 60 * 1000;

/** Verification endpoint of each provider. */
export const verifyUrls = {
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
};

export interface SiteVerifyOptions {
  name: keyof typeof verifyUrls;
  siteKey: string;
  secret: string;
  /** Host on which the token must have been solved; undefined if any host is accepted. */
  hostname: string | undefined;
}

interface VerifyResponse {
  success: boolean;
  hostname?: unknown;
  action?: unknown;
}

const isVerifyResponse = (value: unknown): value is VerifyResponse =>
  typeof value === 'object' && value !== null && 'success' in value && typeof value.success === 'boolean';

/**
 * Creates the function that verifies tokens with the provider; reCAPTCHA, Turnstile and hCaptcha share one API. It
 * throws 400 unless the provider confirms the token for this form and host, and 503 without a valid answer within three
 * seconds.
 */
export function createSiteVerify({ name, siteKey, secret, hostname }: SiteVerifyOptions): VerifyCaptcha {
  async function ask(token: string): Promise<VerifyResponse> {
    try {
      const response = await fetch(verifyUrls[name], {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token, sitekey: siteKey }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      const body: unknown = response.ok ? await response.json() : undefined;
      if (isVerifyResponse(body)) return body;
    } catch {
      throw captchaUnavailable();
    }
    throw captchaUnavailable();
  }

  const isOurs = (body: VerifyResponse, form: CaptchaForm) =>
    body.success &&
    (!body.action || body.action === form) &&
    (!body.hostname || hostname === undefined || body.hostname === hostname);

  return async (token, form) => {
    if (!isOurs(await ask(token), form)) throw captchaRefused('wrong');
    const value = createHash('sha256').update(token).digest('base64url');
    return { value, expiresAt: Date.now() + lifetime };
  };
}
