import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A notice as state; what it does when its action is pressed stays outside of the store. */
export interface ToastNotice {
  id: number;
  title: string;
  description: string | undefined;
  variant: 'default' | 'destructive';
  actionLabel: string | undefined;
  isOpen: boolean;
}

/** At most one notice at a time; a dismissed one stays as state until it is removed (spec section 9). */
export const toastSlice = createSlice({
  name: 'toasts',
  initialState: [] as ToastNotice[],
  reducers: {
    toastShown: (_toasts, { payload }: PayloadAction<Omit<ToastNotice, 'isOpen'>>) => [
      { ...payload, isOpen: true },
    ],
    toastDismissed: (toasts, { payload: id }: PayloadAction<number>) => {
      for (const toast of toasts) if (toast.id === id) toast.isOpen = false;
    },
    toastRemoved: (toasts, { payload: id }: PayloadAction<number>) =>
      toasts.filter((toast) => toast.id !== id),
  },
  selectors: { selectToasts: (toasts) => toasts },
});

export const { selectToasts } = toastSlice.selectors;
