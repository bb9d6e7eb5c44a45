import { configureStore } from '@reduxjs/toolkit';
import type { HostStore } from '@suite/host/contract';
import { startRoot } from '@suite/host/start-root';
import { api } from '@suite/web-api';
import { Provider } from 'react-redux';
import { ToastStack } from '../features/toasts/ToastStack.tsx';
import { toastSlice } from '../features/toasts/toast-slice.ts';
import { createToasts, type Toasts } from '../features/toasts/toasts.ts';

/** Creates the store with the API, and the toasts in a separate React root. Loaded as a separate chunk. */
export function startStore(): HostStore & { toasts: Toasts } {
  const store = configureStore({
    reducer: { [toastSlice.reducerPath]: toastSlice.reducer, [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
    devTools: process.env.NODE_ENV === 'development',
  });
  const toasts = createToasts(store.dispatch);
  const container = document.body.appendChild(document.createElement('div'));
  startRoot(
    container,
    <Provider store={store}>
      <ToastStack toasts={toasts} />
    </Provider>,
    { identifierPrefix: 'toasts-' },
  );
  return { store, toasts };
}
