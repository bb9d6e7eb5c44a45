import { loadCode } from './load-code.ts';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** Starts a load and returns what a user of the code would see of it, and the function that ends the load. */
function startLoad() {
  const { promise, reject } = Promise.withResolvers<never>();
  const onFailure = jest.fn();
  loadCode('page-about', () => promise).catch(onFailure);
  return { onFailure, fail: () => reject(new Error('The connection was closed.')) };
}

test('a load that fails rejects at once', async () => {
  const { onFailure, fail } = startLoad();
  fail();
  await jest.advanceTimersByTimeAsync(0);
  expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ part: 'page-about' }));
});

test('a load that the browser ends because the visitor leaves rejects only if the page stays', async () => {
  const { onFailure, fail } = startLoad();
  window.dispatchEvent(new Event('beforeunload'));
  fail();
  await jest.advanceTimersByTimeAsync(14_000);
  expect(onFailure).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1000);
  expect(onFailure).toHaveBeenCalledTimes(1);
});
