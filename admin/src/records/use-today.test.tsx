import { act, renderHook } from '@testing-library/react';
import { useToday } from './use-today.ts';

afterEach(() => jest.useRealTimers());

test('the date changes exactly at midnight in the time zone of the user', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 30, 23, 59, 59, 0) });
  const { result } = renderHook(useToday);
  act(() => jest.advanceTimersByTime(999));
  expect(result.current).toBe('2026-11-30');
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe('2026-12-01');
  act(() => jest.advanceTimersByTime(24 * 60 * 60 * 1000));
  expect(result.current).toBe('2026-12-02');
});

test('the date is correct after the computer slept over midnight', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 30, 22) });
  const { result } = renderHook(useToday);
  jest.setSystemTime(new Date(2026, 11, 1, 8));
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe('2026-12-01');
});
