/**
 * The policy of docs/gateway.md. `videoUrl` is the company's overview video where one is configured: the one foreign
 * page that may stand in a frame, once a visitor asks for it.
 */
export const contentSecurityPolicy = (videoUrl: string | undefined) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    // The hash is the empty string's: styled-components fills its runtime tag through CSSOM.
    "style-src-elem 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    // Radix prerenders style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    ...(videoUrl ? [`frame-src ${new URL(videoUrl).origin}`] : []),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');

/** The headers of docs/gateway.md, which stand on every answer; `publicUrl` where PUBLIC_URL is set. */
export const securityHeaders = (
  publicUrl: string | undefined,
  videoUrl: string | undefined,
): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(videoUrl),
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
