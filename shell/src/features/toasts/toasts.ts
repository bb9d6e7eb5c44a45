import type { Dispatch } from '@reduxjs/toolkit';
import type { ToastInput } from '@suite/host/contract';
import { toastSlice } from './toast-slice.ts';

/** Milliseconds that a dismissed toast stays in the state. */
export const toastRemovalDelay = 1_000_000;

const { toastShown, toastDismissed, toastRemoved } = toastSlice.actions;

/** Creates the functions that show and dismiss toasts in a store. */
export function createToasts(dispatch: Dispatch) {
  let lastId = 0;
  const actions = new Map<number, () => void>();
  return {
    show({ title, description, variant = 'default', action }: ToastInput) {
      lastId += 1;
      actions.clear();
      if (action) actions.set(lastId, action.onClick);
      dispatch(toastShown({ id: lastId, title, description, variant, actionLabel: action?.label }));
    },
    dismiss(id: number) {
      dispatch(toastDismissed(id));
      setTimeout(() => dispatch(toastRemoved(id)), toastRemovalDelay);
    },
    runAction(id: number) {
      const action = actions.get(id);
      // The second click of a double click does nothing.
      actions.delete(id);
      action?.();
    },
  };
}

export type Toasts = ReturnType<typeof createToasts>;
