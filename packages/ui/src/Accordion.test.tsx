import { render, screen } from '@testing-library/react';
import { Accordion } from './Accordion.tsx';

const items = [
  { title: 'Which services?', content: 'Six offerings.' },
  { title: 'Which support?', content: 'Day and night.' },
];

/** e2e/browser/pages-company.spec.ts covers that at most one entry is open, which only a browser does. */
test('starts closed and gives each accordion its own group', () => {
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

test('renders closed answers in the page and questions as headings', () => {
  render(<Accordion items={items} />);
  expect(screen.getByText('Six offerings.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 3, name: 'Which services?' })).toBeInTheDocument();
});
