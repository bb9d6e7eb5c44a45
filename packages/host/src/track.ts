/** A promise whose result React's `use` reads without suspending once it has settled, through `status` and `value`. */
type TrackedPromise<T> = Promise<T> & {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: T;
  reason?: unknown;
};

/**
 * Marks a promise with its state for React's `use`. A promise that has settled before the first render then shows no
 * fallback, which React would keep for 300 ms.
 */
export function track<T>(promise: Promise<T>): Promise<T> {
  const tracked: TrackedPromise<T> = promise;
  tracked.status = 'pending';
  // Returns nothing: a result that is the promise itself would be rejected again, which nothing handles.
  tracked.then(
    (value) => {
      Object.assign(tracked, { status: 'fulfilled', value });
    },
    (reason: unknown) => {
      Object.assign(tracked, { status: 'rejected', reason });
    },
  );
  return tracked;
}
