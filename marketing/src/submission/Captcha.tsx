import type { CaptchaAnswer } from '@suite/contracts/captcha';
import { fetchInTime } from '@suite/contracts/fetch-in-time';
import { apiPaths } from '@suite/contracts/paths';
import { type ComponentType, useEffect, useState } from 'react';
import { AltchaCaptcha } from './AltchaCaptcha.tsx';
import type { CaptchaProps } from './captcha.ts';

type Widget = ComponentType<CaptchaProps>;

async function loadConfigured(): Promise<Widget> {
  const response = await fetchInTime(apiPaths.captcha, { cache: 'no-store' });
  const { provider, siteKey } = (await response.json()) as CaptchaAnswer;
  if (!response.ok || provider === 'altcha' || siteKey === undefined) return AltchaCaptcha;
  const { ProviderCaptcha } = await import(
    /* webpackChunkName: "captcha-provider" */ './ProviderCaptcha.tsx'
  );
  return (props) => <ProviderCaptcha {...props} provider={provider} siteKey={siteKey} />;
}

/** Kept after the first load, so that the widget remounted after a failure is shown at once. */
let configured: Widget | undefined;

/**
 * Renders the configured captcha (docs/decisions/0064). The served page contains our own captcha, and a provider's
 * loads when the visitor starts to use the form. Our own captcha also replaces a provider that can't be loaded.
 */
export function Captcha(props: CaptchaProps) {
  const { hasStarted, isProviderDown } = props;
  const [Configured, setConfigured] = useState(() => configured);

  useEffect(() => {
    if (!hasStarted || Configured) return;
    loadConfigured().then(
      (widget) => {
        configured = widget;
        setConfigured(() => widget);
      },
      // Keep our own captcha, which the API accepts whichever provider is configured.
      () => undefined,
    );
  }, [hasStarted]);

  const Shown = isProviderDown || !Configured ? AltchaCaptcha : Configured;
  return <Shown {...props} />;
}
