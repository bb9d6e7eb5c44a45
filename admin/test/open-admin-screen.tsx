import type { PageRoute } from '@suite/host/page-loader';
import type { ReactNode } from 'react';
import { AccountContext } from '../src/account/account-context.ts';
import { Screen } from '../src/screen/Screen.tsx';
import { account } from './fake-api.ts';
import { openAdmin } from './open-admin.tsx';

/** Mounts one part of the panel for a signed-in user, at an address of the panel. */
export function openAdminScreen(part: ReactNode, signedIn = account, address = '/backend') {
  const route: PageRoute = {
    chunk: 'part',
    load: async () => ({
      Page: () => (
        <AccountContext value={signedIn}>
          <Screen title="Part">{part}</Screen>
        </AccountContext>
      ),
    }),
  };
  return openAdmin(address, () => route);
}
