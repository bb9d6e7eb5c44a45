import { use, useEffect, useState, useSyncExternalStore } from 'react';
import type { ConsentBanner } from './ConsentBanner.tsx';
import { ConsentContext } from './consent-context.ts';

const never = () => () => {};
const no = () => false;

/** Where the consent banner stands while the visitor is asked; its code is loaded for that only. */
export function ConsentSlot() {
  const consent = use(ConsentContext);
  const isAsked = useSyncExternalStore(consent?.subscribe ?? never, consent?.isAsked ?? no, no);
  const [Banner, setBanner] = useState<typeof ConsentBanner>();

  useEffect(() => {
    if (!isAsked || Banner) return;
    import(/* webpackChunkName: "consent" */ './ConsentBanner.tsx').then(
      (module) => setBanner(() => module.ConsentBanner),
      // Unasked is refused; the next page asks again.
      () => undefined,
    );
  }, [isAsked, Banner]);

  return consent && isAsked && Banner ? <Banner consent={consent} /> : null;
}
