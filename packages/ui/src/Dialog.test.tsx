import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './Dialog.tsx';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Start Journey
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Lead" description="Leave your number.">
        <label>
          Name <input />
        </label>
      </Dialog>
    </>
  );
}

const openDialog = async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Start Journey' }));
  return user;
};

test('has an accessible name and description, is at most 425px wide and focuses its first field', async () => {
  await openDialog();
  const dialog = screen.getByRole('dialog', { name: 'Lead' });
  expect(dialog).toHaveAccessibleDescription('Leave your number.');
  expect(dialog).toHaveStyle({ maxWidth: '425px' });
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
});

test.each([
  ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  [
    'the close button',
    (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Close' })),
  ],
])('%s closes the dialog and returns the focus', async (_method, close) => {
  const user = await openDialog();
  await close(user);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Start Journey' })).toHaveFocus());
});

test.each([
  ['Chrome', { isComposing: true, keyCode: 229 }],
  ['Safari', { isComposing: false, keyCode: 229 }],
])('Escape that cancels a conversion in %s leaves the dialog open', async (_browser, event) => {
  await openDialog();
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape', ...event });
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('leaves the focus where the user has put it while the dialog was closing', async () => {
  const page = (isOpen: boolean) => (
    <>
      <button type="button">Open</button>
      <input aria-label="Search" />
      <Dialog open={isOpen} onOpenChange={() => {}} title="Lead">
        <input aria-label="Name" />
      </Dialog>
    </>
  );
  const { rerender } = render(page(false));
  screen.getByRole('button', { name: 'Open' }).focus();
  rerender(page(true));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  rerender(page(false));
  screen.getByLabelText('Search').focus();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  // After this timer, those that closing has started have run.
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByLabelText('Search')).toHaveFocus();
});

test('moves the focus to main when closed without an opener', async () => {
  const page = (isOpen: boolean) => (
    <main tabIndex={-1}>
      <Dialog open={isOpen} onOpenChange={() => {}} title="Lead">
        <input aria-label="Name" />
      </Dialog>
    </main>
  );
  const { rerender } = render(page(true));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  rerender(page(false));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('keeps the focus inside the dialog', async () => {
  const user = await openDialog();
  const dialog = screen.getByRole('dialog');
  for (let step = 0; step < 4; step++) {
    await user.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
});

test("stays open while an add-on's element beside the page is used", async () => {
  const user = await openDialog();
  const addOn = document.documentElement.appendChild(document.createElement('input'));
  await user.click(addOn);
  expect(addOn).toHaveFocus();
  expect(screen.getByRole('dialog')).toBeVisible();
  addOn.remove();
  fireEvent.pointerDown(document.querySelector('[data-modal]') as Element);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
