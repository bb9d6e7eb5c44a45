import type { HostRouter } from '@suite/host/contract';
import type { ReactNode } from 'react';
import { ConsentButton } from '../features/consent/ConsentButton.tsx';
import { Footer } from '../features/footer/Footer.tsx';
import { Header } from '../features/navigation/Header.tsx';
import { ShellRouter } from '../router/ShellRouter.tsx';

interface ShellOptions {
  router: HostRouter;
  onAskConsent(): void;
}

/** Returns the trees of header and footer, the same in the browser and in the prerender. */
export function shellTrees({ router, onAskConsent }: ShellOptions): Record<'header' | 'footer', ReactNode> {
  return {
    header: (
      <ShellRouter router={router}>
        <Header />
      </ShellRouter>
    ),
    footer: (
      <ShellRouter router={router}>
        <Footer>
          <ConsentButton onAsk={onAskConsent} />
        </Footer>
      </ShellRouter>
    ),
  };
}
