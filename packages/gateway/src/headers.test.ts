import { captchaProviders } from '@suite/contracts/captcha';
import { contentSecurityPolicy } from './headers.ts';

test('allows frames only from the origin of the configured video', () => {
  expect(contentSecurityPolicy({ videoUrl: 'https://video.example.com/embed/1?x=2' })).toContain(
    '; frame-src https://video.example.com; ',
  );
});

test('allows no other origin without a video or a captcha provider', () => {
  for (const captcha of [undefined, 'altcha'] as const) {
    const policy = contentSecurityPolicy({ captcha });
    expect(policy).toMatch(/^default-src 'none'; (?!.*frame-src)/);
    expect(policy).not.toMatch(/https?:/);
  }
});

test("allows a captcha provider's script and frame from the provider's origins", () => {
  const policy = contentSecurityPolicy({
    videoUrl: 'https://video.example.com/embed/1',
    captcha: 'turnstile',
  });
  expect(policy).toContain("; script-src 'self' https://challenges.cloudflare.com 'sha256-");
  expect(policy).toContain('; frame-src https://video.example.com https://challenges.cloudflare.com; ');
  expect(policy).toContain("; connect-src 'self'; ");
});

test('allows two inline scripts by their hashes, and never eval or all origins', () => {
  for (const captcha of captchaProviders) {
    const policy = contentSecurityPolicy({ captcha });
    expect(policy).toMatch(/script-src 'self'(?: https:\/\/[^; ]+)*(?: 'sha256-[^' ]+'){2}; /);
    expect(policy).not.toMatch(/script-src[^;]*(?:unsafe|\s\*[\s;]|\shttps:[\s;])/);
  }
});
