import type { CaptchaAnswer } from '@suite/contracts/captcha';
import { apiPaths } from '@suite/contracts/paths';
import { type ComponentType, useEffect, useState } from 'react';
import { AltchaCaptcha } from './AltchaCaptcha.tsx';
import type { CaptchaProps } from './captcha.ts';

type Widget = ComponentType<CaptchaProps>;

async function loadConfigured(): Promise<Widget> {
  const response = await fetch(apiPaths.captcha, { cache: 'no-store' });
  const { provider, siteKey } = (await response.json()) as CaptchaAnswer;
  if (!response.ok || provider === 'altcha' || siteKey === undefined) return AltchaCaptcha;
  const { ProviderCaptcha } = await import(
    /* webpackChunkName: "captcha-provider" */ './ProviderCaptcha.tsx'
  );
  return (props) => <ProviderCaptcha {...props} provider={provider} siteKey={siteKey} />;
}

/** Once known, it stays: the widget that is put in after a failure stands at once. */
let configured: Widget | undefined;

/**
 * The captcha that is configured (docs/decisions/0064). The page as served has our own; a provider is asked for when the
 * visitor turns to the form, and ours stands in where that can't be had.
 */
export function Captcha(props: CaptchaProps) {
  const { isBegun, isProviderDown } = props;
  const [Configured, setConfigured] = useState(() => configured);

  useEffect(() => {
    if (!isBegun || Configured) return;
    loadConfigured().then(
      (widget) => {
        configured = widget;
        setConfigured(() => widget);
      },
      // Ours is there, and the API takes it whatever is configured.
      () => undefined,
    );
  }, [isBegun]);

  const Shown = isProviderDown || !Configured ? AltchaCaptcha : Configured;
  return <Shown {...props} />;
}
