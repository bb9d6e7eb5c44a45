import { createHash } from 'node:crypto';
import type { CaptchaForm } from '@suite/contracts/captcha';
import { captchaRefused, captchaUnavailable, type VerifyCaptcha } from '../../http/captcha-token.ts';

const patience = 3000;
/** Providers keep their tokens for less. */
const lifetime = 10 * 60 * 1000;

export interface SiteVerifyOptions {
  /** The provider's address for checking a token. */
  url: string;
  siteKey: string;
  secret: string;
  /** The host that a token must have been solved on; undefined where only the request can tell. */
  hostname: string | undefined;
}

interface Verdict {
  success: boolean;
  hostname?: unknown;
  action?: unknown;
}

const isVerdict = (value: unknown): value is Verdict =>
  typeof value === 'object' && value !== null && 'success' in value && typeof value.success === 'boolean';

/**
 * Asks the provider whether a token is good: reCAPTCHA, Turnstile and hCaptcha all answer the same call (R43). Whatever
 * is not a clear yes is none; no answer within three seconds is 503, never a pass.
 */
export function createSiteVerify({ url, siteKey, secret, hostname }: SiteVerifyOptions): VerifyCaptcha {
  async function ask(token: string): Promise<Verdict> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token, sitekey: siteKey }),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      const verdict: unknown = response.ok ? await response.json() : undefined;
      if (isVerdict(verdict)) return verdict;
    } catch {
      throw captchaUnavailable();
    }
    throw captchaUnavailable();
  }

  const isOurs = (verdict: Verdict, form: CaptchaForm) =>
    verdict.success &&
    (!verdict.action || verdict.action === form) &&
    (!verdict.hostname || hostname === undefined || verdict.hostname === hostname);

  return async (token, form) => {
    if (!isOurs(await ask(token), form)) throw captchaRefused('wrong');
    const value = createHash('sha256').update(token).digest('base64url');
    return { value, expiresAt: Date.now() + lifetime };
  };
}
