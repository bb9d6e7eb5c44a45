import { isLocalHost } from '../http/is-local-host.ts';
import { type GivenSecrets, insecureCookie, type WeakSetting, weakSecrets } from '../secrets/weak-secrets.ts';

/** Minimum work of a captcha on a public site; less would not stop a robot. */
const leastWork = 1000;

/** Returns the settings that a public site refuses; other sites only get a warning. */
export function weakSettings(
  settings: GivenSecrets & { CAPTCHA_WORK: number; PUBLIC_URL?: string | undefined },
): WeakSetting[] {
  const { CAPTCHA_WORK, PUBLIC_URL } = settings;
  const isSentUnencrypted = PUBLIC_URL?.startsWith('http:') && !isLocalHost(new URL(PUBLIC_URL).hostname);
  const weakCaptcha: WeakSetting = {
    name: 'CAPTCHA_WORK',
    problem: `CAPTCHA_WORK must be at least ${leastWork} on a public site`,
  };
  return [
    ...(CAPTCHA_WORK < leastWork ? [weakCaptcha] : []),
    ...weakSecrets(settings),
    ...(isSentUnencrypted ? [insecureCookie] : []),
  ];
}
