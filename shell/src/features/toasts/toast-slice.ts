import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A toast's state; its action's callback is kept outside the store. */
export interface ToastNotice {
  id: number;
  title: string;
  description: string | undefined;
  variant: 'default' | 'destructive';
  actionLabel: string | undefined;
  isOpen: boolean;
}

/** Holds at most one toast. A dismissed one stays in the state until it is removed. */
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
