import { captchaProviders, contentSecurityPolicy } from './headers.ts';

test('a configured video is the only foreign page that may stand in a frame', () => {
  expect(contentSecurityPolicy({ videoUrl: 'https://video.example.com/embed/1?x=2' })).toContain(
    '; frame-src https://video.example.com; ',
  );
});

test('without a video and a captcha provider nothing foreign is admitted', () => {
  for (const captcha of [undefined, 'altcha'] as const) {
    const policy = contentSecurityPolicy({ captcha });
    expect(policy).toMatch(/^default-src 'none'; (?!.*frame-src)/);
    expect(policy).not.toMatch(/https?:/);
  }
});

test('a captcha provider may run its script and show its frame, from its own addresses', () => {
  const policy = contentSecurityPolicy({
    videoUrl: 'https://video.example.com/embed/1',
    captcha: 'turnstile',
  });
  expect(policy).toContain("; script-src 'self' https://challenges.cloudflare.com; ");
  expect(policy).toContain('; frame-src https://video.example.com https://challenges.cloudflare.com; ');
  expect(policy).toContain("; connect-src 'self'; ");
});

test('no provider makes the policy admit inline scripts, eval or everybody', () => {
  for (const captcha of captchaProviders) {
    const policy = contentSecurityPolicy({ captcha });
    expect(policy).toMatch(/script-src 'self'(?: https:\/\/[^;]+)?; /);
    expect(policy).not.toMatch(/script-src[^;]*(?:unsafe|\s\*[\s;]|\shttps:[\s;])/);
  }
});
