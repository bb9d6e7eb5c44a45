import { createHash } from 'node:crypto';
import type { CaptchaProvider } from '@suite/contracts/captcha';
import { documentScript } from '@suite/contracts/document-script';
import { consentScript } from '@suite/site/consent-script';

interface ForeignSources {
  script: string[];
  frame: string[];
  style?: string[];
  connect?: string[];
}

const hcaptcha = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];

/** The sources that each provider's documentation requires; no scripts of other origins are allowed. */
const captchaSources: Record<Exclude<CaptchaProvider, 'altcha'>, ForeignSources> = {
  recaptcha: {
    script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  },
  turnstile: {
    script: ['https://challenges.cloudflare.com'],
    frame: ['https://challenges.cloudflare.com'],
  },
  hcaptcha: { script: hcaptcha, frame: hcaptcha, style: hcaptcha, connect: hcaptcha },
};

const inlineSources = [documentScript, consentScript].map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
);

export interface PolicyOptions {
  /** URL of the company's overview video, if configured; the page loads it in a frame on request. */
  videoUrl?: string | undefined;
  /** Provider whose captcha the forms may load. */
  captcha?: CaptchaProvider | undefined;
  /** Sources of the document's style elements, starting with a space. */
  styles?: string | undefined;
}

/** Returns the content security policy (docs/gateway.md). */
export function contentSecurityPolicy({ videoUrl, captcha = 'altcha', styles = '' }: PolicyOptions) {
  const foreign = captcha === 'altcha' ? undefined : captchaSources[captcha];
  const frames = [...(videoUrl ? [new URL(videoUrl).origin] : []), ...(foreign?.frame ?? [])];
  const directive = (name: string, ...sources: string[]) => [name, ...sources].join(' ');
  return [
    "default-src 'none'",
    directive("script-src 'self'", ...(foreign?.script ?? []), ...inlineSources),
    // The hash of the empty string: styled-components fills an empty style element through CSSOM.
    directive(
      `style-src-elem 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='${styles}`,
      ...(foreign?.style ?? []),
    ),
    // Radix prerenders style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    directive("connect-src 'self'", ...(foreign?.connect ?? [])),
    "media-src 'self'",
    "manifest-src 'self'",
    ...(frames.length > 0 ? [directive('frame-src', ...frames)] : []),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

/**
 * Returns the security headers of every response (docs/gateway.md). `publicUrl` is the value of PUBLIC_URL,
 * if set.
 */
export const securityHeaders = (
  publicUrl: string | undefined,
  policy: PolicyOptions,
): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(policy),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  ...(publicUrl?.startsWith('https://') && {
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  }),
});
