import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BillingSwitch } from './BillingSwitch.tsx';

test('the switch changes billing from monthly to annual without changing any text', async () => {
  const { container } = render(<BillingSwitch offering="lms" />);
  const annual = screen.getByRole('switch', { name: 'Annual (15% discount)' });
  expect(annual).not.toBeChecked();
  const words = container.textContent;
  expect(words).toContain('Monthly');
  await userEvent.click(annual);
  expect(annual).toBeChecked();
  expect(container.textContent).toBe(words);
});
