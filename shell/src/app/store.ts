import {
  combineSlices,
  configureStore,
  createDynamicMiddleware,
  type Middleware,
  type Reducer,
} from '@reduxjs/toolkit';
import type { HostStore } from '@suite/host/contract';
import { toastSlice } from '../features/toasts/toast-slice.ts';

/** Creates the page's store; remotes add slices and middleware when they load. */
export function createStore(): HostStore {
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
