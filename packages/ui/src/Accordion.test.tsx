import { render, screen } from '@testing-library/react';
import { Accordion } from './Accordion.tsx';

const items = [
  { title: 'Which services?', content: 'Six offerings.' },
  { title: 'Which support?', content: 'Day and night.' },
];

/** That at most one is open is the browser's work: e2e/browser/pages-company.spec.ts. */
test('entries start closed and share one group, which no other accordion is in', () => {
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

test('closed answers are part of the page, their questions headings', () => {
  render(<Accordion items={items} />);
  expect(screen.getByText('Six offerings.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 3, name: 'Which services?' })).toBeInTheDocument();
});
