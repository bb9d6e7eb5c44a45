import { configureStore } from '@reduxjs/toolkit';
import { api } from '../src/api.ts';

/** Creates a store with the API for tests. `isChecked` turns on Redux Toolkit's slow checks of state and actions. */
export const createStore = ({ isChecked = true } = {}) =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ immutableCheck: isChecked, serializableCheck: isChecked }).concat(api.middleware),
  });
