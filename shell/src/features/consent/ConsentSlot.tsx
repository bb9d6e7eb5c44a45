import { use, useEffect, useState, useSyncExternalStore } from 'react';
import type { ConsentBanner } from './ConsentBanner.tsx';
import { ConsentContext } from './consent-context.ts';

const subscribeToNothing = () => () => {};
const returnFalse = () => false;

/** Shows the consent banner while the visitor is asked; its code is loaded only then. */
export function ConsentSlot() {
  const consent = use(ConsentContext);
  const isAsked = useSyncExternalStore(
    consent?.subscribe ?? subscribeToNothing,
    consent?.isAsked ?? returnFalse,
    returnFalse,
  );
  const [Banner, setBanner] = useState<typeof ConsentBanner>();

  useEffect(() => {
    if (!isAsked || Banner) return;
    import(/* webpackChunkName: "consent" */ './ConsentBanner.tsx').then(
      (module) => setBanner(() => module.ConsentBanner),
      // Without an answer nothing is allowed; the next page asks again.
      () => undefined,
    );
  }, [isAsked, Banner]);

  return consent && isAsked && Banner ? <Banner consent={consent} /> : null;
}
