import { render, screen } from '@testing-library/react';
import { CircleHelp } from 'lucide-react';
import { Questions } from './Questions.tsx';

const items = [
  { icon: CircleHelp, question: 'Which services?', answer: 'Six offerings.' },
  { icon: CircleHelp, question: 'Which support?', answer: 'Day and night.' },
];

/** e2e/pages/company.spec.ts tests that at most one entry is open, which only browsers enforce. */
test('all answers start closed, and each list is a separate group', () => {
  render(
    <>
      <Questions items={items} />
      <Questions items={items} />
    </>,
  );
  const entries = screen.getAllByRole<HTMLDetailsElement>('group');
  expect(entries.map(({ open }) => open)).toEqual([false, false, false, false]);
  const [first, second, third, fourth] = entries.map((entry) => entry.getAttribute('name'));
  expect(first).toBe(second);
  expect(third).toBe(fourth);
  expect(first).not.toBe(third);
});

test('the first answer starts open on request', () => {
  render(<Questions items={items} isFirstOpen />);
  expect(screen.getAllByRole<HTMLDetailsElement>('group').map(({ open }) => open)).toEqual([true, false]);
});

test('collapsed answers are in the page, and questions are headings', () => {
  render(<Questions items={items} />);
  expect(screen.getByText('Six offerings.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 3, name: 'Which services?' })).toBeInTheDocument();
});
