import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BillingSwitch } from './BillingSwitch.tsx';

test('billing is monthly until the switch says annual, and no word changes with it', async () => {
  const { container } = render(<BillingSwitch />);
  const annual = screen.getByRole('switch', { name: 'Annual (15% discount)' });
  expect(annual).not.toBeChecked();
  const words = container.textContent;
  expect(words).toContain('Monthly');
  await userEvent.click(annual);
  expect(annual).toBeChecked();
  expect(container.textContent).toBe(words);
});
