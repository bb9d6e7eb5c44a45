import { setTimeout as delay } from 'node:timers/promises';

/**
 * Does `work` again and again, `pause` milliseconds apart, until it is stopped; what it throws goes to `onError`. What takes
 * long goes on in portions until the signal.
 */
export function repeat(
  work: (signal: AbortSignal) => Promise<void>,
  pause: number,
  onError: (error: unknown) => void,
) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    while (!signal.aborted) {
      await work(signal).catch(onError);
      await delay(pause, undefined, { signal }).catch(() => undefined);
    }
  };
  const ended = run();
  /** Returns once the work under way is done. */
  return async function stop() {
    stopping.abort();
    await ended;
  };
}
