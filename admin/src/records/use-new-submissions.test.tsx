import { act, renderHook } from '@testing-library/react';
import { useFakeEventSource } from '../../test/fake-event-source.ts';
import { useNewSubmissions } from './use-new-submissions.ts';

const server = useFakeEventSource();
const events = '/api/admin/events';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('useNewSubmissions reopens a refused stream from its last position', () => {
  const { result, unmount } = renderHook(() => useNewSubmissions());
  act(() => server.say('message', {}, '1-2-3'));
  act(() => server.say('submitted', { kind: 'contacts', count: 2 }, '1-4-3'));
  act(() => server.refuse());
  expect(server.addresses()).toEqual([]);
  act(() => jest.advanceTimersByTime(30_000));
  expect(server.addresses()).toEqual([`${events}?after=1-4-3`]);
  act(() => server.say('submitted', { kind: 'contacts', count: 1 }, '1-5-3'));
  expect(result.current.counts).toEqual({ contacts: 3 });
  act(() => server.refuse());
  unmount();
  act(() => jest.advanceTimersByTime(30_000));
  expect(server.addresses()).toEqual([]);
});
