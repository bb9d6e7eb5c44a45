import { use, useEffect, useState, useSyncExternalStore } from 'react';
import type { ConsentBanner } from './ConsentBanner.tsx';
import { ConsentContext } from './consent-context.ts';

const subscribeToNothing = () => () => {};
const returnFalse = () => false;

/** Shows the consent banner until the visitor chooses. Loads its code only if it is shown. */
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
      // If the banner can't be loaded, nothing is allowed and the next page asks again.
      () => undefined,
    );
  }, [isAsked, Banner]);

  return consent && isAsked && Banner ? <Banner consent={consent} /> : null;
}
