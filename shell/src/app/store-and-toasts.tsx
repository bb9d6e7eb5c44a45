import type { HostStore } from '@suite/host/contract';
import { startRoot } from '@suite/host/start-root';
import { attachApi } from '@suite/web-api';
import { Provider } from 'react-redux';
import { ToastStack } from '../features/toasts/ToastStack.tsx';
import { createToasts, type Toasts } from '../features/toasts/toasts.ts';
import { createStore } from './store.ts';

/** Creates the store with the API, and the toasts in a separate React root. Loaded as a separate chunk. */
export function startStore(): { hostStore: HostStore; toasts: Toasts } {
  const hostStore = createStore();
  attachApi(hostStore);
  const toasts = createToasts(hostStore.store.dispatch);
  const container = document.body.appendChild(document.createElement('div'));
  startRoot(
    container,
    <Provider store={hostStore.store}>
      <ToastStack toasts={toasts} />
    </Provider>,
    { identifierPrefix: 'toasts-' },
  );
  return { hostStore, toasts };
}
