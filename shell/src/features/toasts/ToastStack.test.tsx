import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { ToastStack } from './ToastStack.tsx';
import { selectToasts, toastSlice } from './toast-slice.ts';
import { createToasts, toastRemovalDelay } from './toasts.ts';

function start() {
  const store = configureStore({ reducer: { toasts: toastSlice.reducer } });
  const toasts = createToasts(store.dispatch);
  render(
    <Provider store={store}>
      <ToastStack toasts={toasts} />
    </Provider>,
  );
  return { store, show: (...input: Parameters<typeof toasts.show>) => act(() => toasts.show(...input)) };
}

test('a second toast replaces the first', () => {
  const { show } = start();
  show({ title: 'Success!', description: 'Saved' });
  show({ title: 'Error', description: 'Not saved', variant: 'destructive' });
  expect(screen.getByText('Not saved')).toBeVisible();
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('a dismissed toast disappears at once and leaves the state later', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { store, show } = start();
  show({ title: 'Success!' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Success!')).not.toBeInTheDocument();
  expect(selectToasts(store.getState())).toHaveLength(1);
  act(() => jest.advanceTimersByTime(toastRemovalDelay));
  expect(selectToasts(store.getState())).toHaveLength(0);
  jest.useRealTimers();
});

test("pressing a toast's button runs its action once", async () => {
  const { show } = start();
  const handleUndo = jest.fn();
  show({ title: 'Lead deleted', action: { label: 'Undo', onClick: handleUndo } });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(handleUndo).toHaveBeenCalledTimes(1);
});
