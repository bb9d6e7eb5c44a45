import type { CaptchaProvider } from '@suite/contracts/captcha';

export type Provider = Exclude<CaptchaProvider, 'altcha'>;

/** Options that the widgets of all three providers accept. */
export interface WidgetOptions {
  sitekey: string;
  size: 'normal' | 'compact';
  /** Form the token is bound to; Turnstile includes it in its token, the others ignore it. */
  action: string;
  callback(token: string): void;
  'expired-callback'(): void;
  'error-callback'(reason?: unknown): void;
}

export interface ProviderApi {
  render(element: HTMLElement, options: WidgetOptions): unknown;
  /** Removes a widget. Missing in reCAPTCHA. */
  remove?(widget: unknown): void;
}

interface Script {
  /** Address of the script, which packages/gateway/src/headers.ts allows in the content security policy. */
  url: string;
  /** Name of the property that the script defines on `window`. */
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

/** Loads the provider's script once. Rejects if it has not loaded within ten seconds. */
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
