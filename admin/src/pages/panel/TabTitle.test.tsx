import { act, render } from '@testing-library/react';
import { setLanguage } from '../../language/language.ts';
import { TabTitle } from './TabTitle.tsx';

afterEach(() => setLanguage('en'));

const shown = (unread: number | undefined) => {
  const { container } = render(<TabTitle title="Business Leads" unread={unread} />);
  return () => container.querySelector('[data-text]')?.getAttribute('data-text');
};

test.each([
  [3, '3 unread'],
  [1940, '1.9K unread'],
  [0, undefined],
  [undefined, undefined],
])('tab with %p unread records shows %p', (unread, text) => {
  expect(shown(unread)()).toBe(text);
});

test('tab shows the number of unread records in Japanese', () => {
  const text = shown(3);
  act(() => setLanguage('ja'));
  expect(text()).toBe('未読3件');
});
