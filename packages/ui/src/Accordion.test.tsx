import { render, screen } from '@testing-library/react';
import { Accordion } from './Accordion.tsx';

const items = [
  { title: 'Which services?', content: 'Six offerings.' },
  { title: 'Which support?', content: 'Day and night.' },
];

/** e2e/pages/company.spec.ts tests that at most one entry is open, which only browsers enforce. */
test('all entries start closed, and each accordion is a separate group', () => {
  render(
    <>
      <Accordion items={items} />
      <Accordion items={items} />
    </>,
  );
  const entries = screen.getAllByRole<HTMLDetailsElement>('group');
  expect(entries.map(({ open }) => open)).toEqual([false, false, false, false]);
  const [first, second, third, fourth] = entries.map((entry) => entry.getAttribute('name'));
  expect(first).toBe(second);
  expect(third).toBe(fourth);
  expect(first).not.toBe(third);
});

test('the first entry starts open on request', () => {
  render(<Accordion items={items} isFirstOpen />);
  expect(screen.getAllByRole<HTMLDetailsElement>('group').map(({ open }) => open)).toEqual([true, false]);
});

test('collapsed answers are in the page, and questions are headings', () => {
  render(<Accordion items={items} />);
  expect(screen.getByText('Six offerings.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 3, name: 'Which services?' })).toBeInTheDocument();
});
