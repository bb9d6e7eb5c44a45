import { configureStore, type Middleware, type Reducer } from '@reduxjs/toolkit';
import { attachApi } from '../src/api.ts';

/** Creates a store with the API for tests. `isChecked` turns on Redux Toolkit's slow checks of state and actions. */
export function createStore({ isChecked = true } = {}) {
  const reducer: Record<string, Reducer> = {};
  const added: Middleware[] = [];
  attachApi({
    injectReducer: (key, slice) => {
      reducer[key] = slice;
    },
    injectMiddleware: (middleware) => added.push(middleware),
  });
  return configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ immutableCheck: isChecked, serializableCheck: isChecked }).concat(added),
  });
}
