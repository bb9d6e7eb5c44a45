import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { Dialog } from './Dialog.tsx';
import { Toast, ToastProvider } from './Toast.tsx';

function Notice(props: Partial<ComponentProps<typeof Toast>>) {
  const [isOpen, setOpen] = useState(true);
  return (
    <ToastProvider>
      <Toast open={isOpen} onOpenChange={setOpen} title="Error" description="Failed to submit." {...props} />
    </ToastProvider>
  );
}

const notices = () => within(screen.getByRole('region', { name: /Notification/ }));

test('closing a toast above an open dialog leaves the dialog open', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const handleOpenChange = jest.fn();
  render(
    <>
      <Dialog open onOpenChange={handleOpenChange} title="Lead">
        <label>
          Name <input defaultValue="Nimal" />
        </label>
      </Dialog>
      <Notice />
    </>,
  );
  await user.click(notices().getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Failed to submit.')).not.toBeInTheDocument();
  expect(handleOpenChange).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Name')).toHaveValue('Nimal');
});

test('a toast stays clickable when a dialog opens', () => {
  const page = (isDialogOpen: boolean) => (
    <>
      <Notice />
      <Dialog open={isDialogOpen} onOpenChange={jest.fn()} title="Lead">
        <input aria-label="Name" />
      </Dialog>
    </>
  );
  const { rerender } = render(page(false));
  rerender(page(true));
  expect(notices().getByRole('button', { name: 'Close' })).toBeVisible();
  expect(notices().getByRole('listitem')).toHaveStyle({ pointerEvents: 'auto' });
});

test('disappears after five seconds', () => {
  jest.useFakeTimers();
  try {
    render(<Notice />);
    act(() => jest.advanceTimersByTime(4900));
    expect(notices().getByText('Failed to submit.')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(200));
    expect(notices().queryByText('Failed to submit.')).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

test('the action button runs the action and closes the toast', async () => {
  const user = userEvent.setup();
  const handleClick = jest.fn();
  render(<Notice action={{ label: 'Undo', onClick: handleClick }} />);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(handleClick).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});
