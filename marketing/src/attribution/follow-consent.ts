import type { Consent, HostConsent } from '@suite/host/contract';
import { touchesKey } from './touches-key.ts';

let isFollowing = false;

/**
 * Stores where visitors came from while they consent, and erases it when they withdraw consent. Runs once per
 * document.
 */
export function followConsent(consent: HostConsent) {
  if (isFollowing) return;
  isFollowing = true;
  const apply = ({ attribution }: Consent) => (attribution ? remember(consent) : erase());
  apply(consent.get());
  consent.onChange(apply);
}

function remember(consent: HostConsent) {
  import(/* webpackChunkName: "attribution" */ './remember-touch.ts').then(
    // The visitor may have changed their mind in the meantime.
    ({ rememberTouch }) => consent.get().attribution && rememberTouch(),
    // Failing to store a visit's source is harmless.
    () => undefined,
  );
}

function erase() {
  try {
    localStorage.removeItem(touchesKey);
  } catch {}
}
