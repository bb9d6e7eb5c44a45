import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button.tsx';
import { DropdownMenu, DropdownMenuChoice, DropdownMenuItem } from './DropdownMenu.tsx';

test('a checkbox entry keeps the menu open, and an action closes it', async () => {
  const user = userEvent.setup();
  const handleChoice = jest.fn();
  const handleReset = jest.fn();
  render(
    <DropdownMenu trigger={<Button>Columns</Button>}>
      <DropdownMenuChoice checked={false} onCheckedChange={handleChoice}>
        Email
      </DropdownMenuChoice>
      <DropdownMenuItem onSelect={handleReset}>Reset</DropdownMenuItem>
    </DropdownMenu>,
  );
  const trigger = screen.getByRole('button', { name: 'Columns' });
  await user.tab();
  await user.keyboard('{Enter}{Enter}');
  expect(handleChoice).toHaveBeenCalledWith(true);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(handleReset).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await waitFor(() => expect(trigger).toHaveFocus());
});

test('its button opens and closes the menu', async () => {
  const user = userEvent.setup();
  render(
    <DropdownMenu trigger={<Button>Columns</Button>}>
      <DropdownMenuItem>Reset</DropdownMenuItem>
    </DropdownMenu>,
  );
  const trigger = screen.getByRole('button', { name: 'Columns' });
  await user.click(trigger);
  expect(screen.getByRole('menu')).toBeVisible();
  await user.click(trigger);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});
