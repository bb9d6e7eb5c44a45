import type { CaptchaAnswer } from '@suite/contracts/captcha';

export type Provider = Exclude<CaptchaAnswer['provider'], 'altcha'>;

/** What the widgets of all three providers understand alike. */
export interface WidgetOptions {
  sitekey: string;
  size: 'normal' | 'compact';
  /** Turnstile puts it into its token (R42); the others pass over it. */
  action: string;
  callback(token: string): void;
  'expired-callback'(): void;
  'error-callback'(reason?: unknown): void;
}

export interface ProviderApi {
  render(element: HTMLElement, options: WidgetOptions): unknown;
  /** reCAPTCHA has none. */
  remove?(widget: unknown): void;
}

interface Script {
  /** Packages/gateway/src/headers.ts admits it. */
  url: string;
  /** What it defines on window. */
  global: string;
}

const scripts: Record<Provider, Script> = {
  recaptcha: { url: 'https://www.google.com/recaptcha/api.js', global: 'grecaptcha' },
  turnstile: { url: 'https://challenges.cloudflare.com/turnstile/v0/api.js', global: 'turnstile' },
  hcaptcha: { url: 'https://js.hcaptcha.com/1/api.js', global: 'hcaptcha' },
};

const patience = 10_000;
const onload = 'captchaProviderLoaded';

let load: Promise<ProviderApi> | undefined;

/** Loads the provider's script, once; rejects where it does not come within ten seconds. */
export function loadProvider(provider: Provider): Promise<ProviderApi> {
  load ??= insertScript(scripts[provider]);
  load.catch(() => {
    load = undefined;
  });
  return load;
}

function insertScript({ url, global }: Script): Promise<ProviderApi> {
  const script = document.createElement('script');
  return new Promise<ProviderApi>((resolve, reject) => {
    const fail = () => {
      script.remove();
      reject(new Error(`${url} did not load`));
    };
    const timer = setTimeout(fail, patience);
    const page = window as unknown as Record<string, unknown>;
    page[onload] = () => {
      clearTimeout(timer);
      resolve(page[global] as ProviderApi);
    };
    script.addEventListener('error', fail);
    script.src = `${url}?render=explicit&onload=${onload}`;
    script.async = true;
    document.head.append(script);
  });
}
