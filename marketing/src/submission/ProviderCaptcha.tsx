import { token } from '@suite/ui/theme';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { CaptchaBox, CaptchaState } from './CaptchaBox.tsx';
import type { CaptchaProps } from './captcha.ts';
import { loadProvider, type Provider, type ProviderApi } from './provider-script.ts';

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
