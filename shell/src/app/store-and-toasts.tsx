import {
  combineSlices,
  configureStore,
  createDynamicMiddleware,
  type Middleware,
  type Reducer,
} from '@reduxjs/toolkit';
import type { HostStore } from '@suite/host/contract';
import { startRoot } from '@suite/host/start-root';
import { attachApi } from '@suite/web-api';
import { Provider } from 'react-redux';
import { ToastStack } from '../features/toasts/ToastStack.tsx';
import { toastSlice } from '../features/toasts/toast-slice.ts';
import { createToasts, type Toasts } from '../features/toasts/toasts.ts';

/** Creates the page's store; remotes add slices and middleware when they load. */
function createStore(): HostStore {
  const reducer = combineSlices(toastSlice);
  const dynamicMiddleware = createDynamicMiddleware();
  const injected = new Set<Middleware>();
  const store = configureStore({
    reducer,
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(dynamicMiddleware.middleware),
    devTools: process.env.NODE_ENV === 'development',
  });
  return {
    store,
    injectReducer(key: string, slice: Reducer) {
      reducer.inject({ reducerPath: key as never, reducer: slice as never });
      store.dispatch({ type: 'shell/reducerInjected', payload: key });
    },
    injectMiddleware(middleware: Middleware) {
      if (injected.has(middleware)) return;
      injected.add(middleware);
      dynamicMiddleware.addMiddleware(middleware);
    },
  };
}

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
