import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tour } from './Tour.tsx';

/** Scrolls the tour into or out of view. */
let see: (isIntersecting: boolean) => void;

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.IntersectionObserver = class {
    constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
      see = (isIntersecting) => act(() => report([{ isIntersecting }]));
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const chapter = () =>
  screen.getAllByRole('button').find((button) => button.getAttribute('aria-current') === 'true')?.textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the tour starts and pauses with its button, and advances automatically while playing', () => {
  render(<Tour />);
  see(true);
  pass(60_000);
  expect(chapter()).toBe('Enterprise Resource Planning');

  press('Play video tour');
  pass(4000);
  expect(chapter()).toBe('Property Management');

  press('Pause video tour');
  pass(60_000);
  expect(chapter()).toBe('Property Management');
  expect(screen.getByRole('button', { name: 'Play video tour' })).toBeVisible();
});

test('the tour advances only while it is visible', () => {
  render(<Tour />);
  see(true);
  press('Play video tour');
  see(false);
  pass(60_000);
  expect(chapter()).toBe('Enterprise Resource Planning');
  see(true);
  pass(4000);
  expect(chapter()).toBe('Property Management');
});

test('any scene can be selected, and the tour restarts after its last scene', () => {
  render(<Tour />);
  see(true);
  press('Mobile Apps');
  expect(chapter()).toBe('Mobile Apps');
  press('Play video tour');
  pass(4000);
  expect(chapter()).toBe('Enterprise Resource Planning');
});
