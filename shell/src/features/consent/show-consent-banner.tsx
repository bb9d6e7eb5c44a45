import type { Host } from '@suite/host/contract';
import { startRoot } from '@suite/host/start-root';
import { ShellRouter } from '../../router/ShellRouter.tsx';
import type { ConsentStore } from './consent.ts';

/**
 * Shows the consent banner, in a root before `next`, until the visitor chooses. Loads its code only if it is shown. While
 * the document has the attribute `data-consent`, which the script at its start sets, the page keeps a row for it.
 * A banner that an add-on has removed is shown again when it is asked for.
 */
export function showConsentBanner(
  consent: ConsentStore,
  { router, toast }: Pick<Host, 'router' | 'toast'>,
  next: Element,
) {
  let element: HTMLElement | undefined;
  let hide = () => {};

  async function update() {
    document.documentElement.toggleAttribute('data-consent', consent.isAsked() && consent.requests() === 0);
    if (!consent.isAsked()) return hide();
    if (element?.isConnected && element.hasChildNodes()) return;
    const { ConsentBanner } = await import(/* webpackChunkName: "consent" */ './ConsentBanner.tsx');
    hide();
    if (!consent.isAsked()) return;
    const container = document.createElement('div');
    next.before(container);
    const root = startRoot(
      container,
      <ShellRouter router={router}>
        <ConsentBanner consent={consent} />
      </ShellRouter>,
      { identifierPrefix: 'consent-' },
    );
    element = container;
    hide = () => {
      hide = () => {};
      root.unmount();
      container.remove();
    };
  }

  // If the banner can't be loaded, nothing is allowed and the next page asks again.
  const tryUpdate = () =>
    void update().catch(() => {
      if (consent.requests() > 0)
        toast({ title: 'Not loaded', description: 'Please check your connection and try again.' });
    });
  consent.subscribe(tryUpdate);
  tryUpdate();
}
