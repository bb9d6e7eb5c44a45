import type { Consent, HostConsent } from '@suite/host/contract';
import { touchesKey } from './touches-key.ts';

let isFollowing = false;

/** Remembers where visitors came from while they consent, and erases it when they no longer do; once a document. */
export function followConsent(consent: HostConsent) {
  if (isFollowing) return;
  isFollowing = true;
  const apply = ({ attribution }: Consent) => (attribution ? remember(consent) : erase());
  apply(consent.get());
  consent.onChange(apply);
}

function remember(consent: HostConsent) {
  import(/* webpackChunkName: "attribution" */ './remember-touch.ts').then(
    // The visitor may have changed their mind meanwhile.
    ({ rememberTouch }) => consent.get().attribution && rememberTouch(),
    // A visit that is not remembered is no failure.
    () => undefined,
  );
}

function erase() {
  try {
    localStorage.removeItem(touchesKey);
  } catch {}
}
