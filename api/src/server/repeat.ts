import { setTimeout as delay } from 'node:timers/promises';

/**
 * Repeats `work` with pauses of `pause` milliseconds until stopped; passes its errors to `onError`. Long work should
 * check the signal between portions.
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
  /** Stops the loop; resolves once the current work is done. */
  return async function stop() {
    stopping.abort();
    await ended;
  };
}
