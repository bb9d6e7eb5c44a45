import type { CaptchaProvider } from '@suite/contracts/captcha';
import { token } from '@suite/ui/theme';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { CaptchaBox, CaptchaState } from './CaptchaBox.tsx';
import type { CaptchaProps } from './captcha.ts';

type Provider = Exclude<CaptchaProvider, 'altcha'>;

/** Options that the widgets of all three providers accept. */
interface WidgetOptions {
  sitekey: string;
  size: 'normal' | 'compact';
  /** Form the token is bound to; Turnstile includes it in its token, the others ignore it. */
  action: string;
  callback(token: string): void;
  'expired-callback'(): void;
  'error-callback'(reason?: unknown): void;
}

interface ProviderApi {
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
function loadProvider(provider: Provider): Promise<ProviderApi> {
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

interface ProviderCaptchaProps extends CaptchaProps {
  provider: Provider;
  siteKey: string;
}

const names: Record<Provider, string> = {
  recaptcha: 'Google reCAPTCHA',
  turnstile: 'Cloudflare Turnstile',
  hcaptcha: 'hCaptcha',
};

/** Width in pixels that a normal widget needs. */
const normalWidth = 304;

/** Returns whether an hCaptcha error is harmless: the visitor closed the challenge or let it expire. */
const isPassing = (reason: unknown) => reason === 'challenge-closed' || reason === 'challenge-expired';

/** Renders the widget of the configured provider, loads its script, and shows the provider's name. */
export function ProviderCaptcha(props: ProviderCaptchaProps) {
  const { provider, siteKey, form, onTokenChange, onProviderDown } = props;
  const wrapper = useRef<HTMLDivElement>(null);
  const [isExpired, setExpired] = useState(false);

  const show = (api: ProviderApi, element: HTMLElement) =>
    api.render(element, {
      sitekey: siteKey,
      size: (wrapper.current?.clientWidth ?? 0) < normalWidth ? 'compact' : 'normal',
      action: form,
      callback: (token) => {
        setExpired(false);
        onTokenChange(token);
      },
      'expired-callback': () => {
        setExpired(true);
        onTokenChange(undefined);
      },
      'error-callback': (reason) => {
        if (!isPassing(reason)) onProviderDown();
      },
    });

  useEffect(() => {
    // Create a new element each time, because reCAPTCHA never accepts an element twice.
    const element = document.createElement('div');
    wrapper.current?.append(element);
    let end = () => element.remove();
    let isEnded = false;
    loadProvider(provider)
      .then((api) => {
        if (isEnded) return;
        const widget = show(api, element);
        end = () => {
          api.remove?.(widget);
          element.remove();
        };
      })
      .catch(() => isEnded || onProviderDown());
    return () => {
      isEnded = true;
      end();
    };
  }, []);

  return (
    <Box role="group" aria-label="Verification">
      <Wrapper ref={wrapper} />
      <CaptchaState role="status" $isProblem={isExpired}>
        {isExpired
          ? 'The verification has expired. Please do it again.'
          : `${names[provider]} checks that you are not a robot.`}
      </CaptchaState>
    </Box>
  );
}

const Box = styled(CaptchaBox)`
  /* Small enough that a normal widget fits on a phone. */
  padding: ${token('space', 1)};
`;

const Wrapper = styled.div`
  width: 100%;
  min-height: 4.875rem;
`;
