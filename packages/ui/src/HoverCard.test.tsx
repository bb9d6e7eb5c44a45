import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HoverCard } from './HoverCard.tsx';

const card = () => screen.queryByRole('note', { name: 'Key features of Inventory' });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function renderCard() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <HoverCard label="Key features of Inventory" content="Purchase management">
      <span>Inventory</span>
    </HoverCard>,
  );
  return user;
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('opens after 700 ms of pointing and closes 300 ms after', async () => {
  const user = renderCard();
  await user.hover(screen.getByText('Inventory'));
  wait(650);
  expect(card()).not.toBeInTheDocument();
  wait(100);
  expect(card()).toBeInTheDocument();

  await user.unhover(screen.getByText('Inventory'));
  wait(250);
  expect(card()).toBeInTheDocument();
  wait(100);
  expect(card()).not.toBeInTheDocument();
});

test("opens by the keyboard's focus and closes with Escape", async () => {
  const user = renderCard();
  await user.tab();
  wait(750);
  expect(card()).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(card()).not.toBeInTheDocument();
});

test('its button opens and closes it at once', async () => {
  const user = renderCard();
  const button = screen.getByRole('button', { name: 'Key features of Inventory' });
  await user.click(button);
  expect(button).toHaveAccessibleDescription('Purchase management');
  await user.click(button);
  wait(1000);
  expect(card()).not.toBeInTheDocument();
});
