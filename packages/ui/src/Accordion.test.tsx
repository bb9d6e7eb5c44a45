import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './Accordion.tsx';

const items = [
  { title: 'Which services?', content: 'Six offerings.' },
  { title: 'Which support?', content: 'Day and night.' },
];

test('at most one entry is open, and it can be closed again', async () => {
  const user = userEvent.setup();
  render(<Accordion items={items} />);
  const [services, support] = screen.getAllByRole('button');

  await user.click(services!);
  expect(services).toHaveAttribute('aria-expanded', 'true');

  await user.click(support!);
  expect(services).toHaveAttribute('aria-expanded', 'false');
  expect(support).toHaveAttribute('aria-expanded', 'true');

  await user.click(support!);
  expect(support).toHaveAttribute('aria-expanded', 'false');
});

test('closed answers are part of the page, their questions headings', () => {
  render(<Accordion items={items} />);
  expect(screen.getByText('Six offerings.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 3, name: 'Which services?' })).toBeInTheDocument();
});
