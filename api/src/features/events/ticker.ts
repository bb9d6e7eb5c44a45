/** Calls `listener` at each tick until the returned function is called. */
type Listen = (listener: () => void) => () => void;

/** Creates one timer for all listeners; it runs only while there are any. `period` is in milliseconds. */
export function createTicker(period: number): Listen {
  const listeners = new Set<() => void>();
  let timer: NodeJS.Timeout | undefined;
  return (listener) => {
    listeners.add(listener);
    timer ??= setInterval(() => {
      for (const each of listeners) each();
    }, period);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  };
}
